package io.hearth.local.program;

/** How far a program is on its way up. */
public enum State {
    WAITING,
    PREPARING,
    STARTING,
    READY,
    FAILED,
    /** Given by an address in the environment: not ours to start or stop. */
    ELSEWHERE,
    STOPPED,
    /** Ended without being asked to. */
    DIED
}
