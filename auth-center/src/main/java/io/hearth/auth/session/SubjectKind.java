package io.hearth.auth.session;

/** What kind of person signs in. */
public enum SubjectKind {
    RESIDENT("R"),
    STAFF("S");

    private final String prefix;

    SubjectKind(String prefix) {
        this.prefix = prefix;
    }

    /** The subject of a person of this kind, for example {@code R17}. */
    public String subject(long id) {
        return prefix + id;
    }

    /** The id within the kind; zero, which nobody has, for a text that is no subject of this kind. */
    public long id(String subject) {
        return subject.matches(prefix + "[1-9]\\d{0,17}") ? Long.parseLong(subject.substring(prefix.length())) : 0;
    }
}
