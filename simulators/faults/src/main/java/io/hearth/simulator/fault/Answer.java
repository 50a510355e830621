package io.hearth.simulator.fault;

/** What a caller gets to see at the end of a disturbed call. */
sealed interface Answer {

    /** The true answer. */
    record AsItIs() implements Answer {}

    /** An unsigned error of the machinery. */
    record Status(int code) implements Answer {}

    /** The true answer under a signature that does not fit. */
    record BadlySigned() implements Answer {}

    /** A page of something that stands between. */
    record Garbage() implements Answer {}
}
