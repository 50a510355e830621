package io.hearth.auth.session;

/** Why a session is over. */
public enum SessionEnd {
    SIGNED_OUT,
    NEWER_SIGN_IN,
    /** A refresh token came a second time: somebody has a copy. */
    TOKEN_REUSED,
    /** Roles, districts, password or the account itself were changed. */
    ACCESS_CHANGED
}
