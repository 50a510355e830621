package io.hearth.auth.session;

/** @param id as the client made it up, to tell people which of their devices it is; nothing is trusted because of it */
public record Device(DeviceType type, String id) {

    /** The form of an id, for requests: 1 to 64 visible characters. */
    public static final String ID_FORM = "[\\x21-\\x7e]{1,64}";
}
