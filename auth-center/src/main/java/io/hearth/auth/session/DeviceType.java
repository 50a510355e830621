package io.hearth.auth.session;

/** Through what somebody signs in; there is one session for each. */
public enum DeviceType {
    WEB,
    APP,
    MINI_PROGRAM,
    H5
}
