package io.hearth.auth.secret;

/** What a secret is for; renaming one makes what is stored for it unreadable. */
public enum Purpose {
    PHONE,
    SMS_CODE,
    STAFF_NAME,
    ONE_TIME_PASSWORD,
    SIGNING_KEY
}
