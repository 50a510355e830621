package io.hearth.local.middleware;

/** What a power cut may take. */
public enum Durability {
    /** Nothing that was confirmed, as in production. */
    DURABLE,
    /** The last second or two, in exchange for speed. */
    FAST
}
