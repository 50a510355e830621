package io.hearth.payment.channel;

/** What came of asking a channel to close an order. */
public sealed interface CloseOutcome {

    record Closed() implements CloseOutcome {}

    /** Not closed, for example because it is paid: the next query says how it stands. */
    record Refused(String why) implements CloseOutcome {}

    record Unknown(String why) implements CloseOutcome {}
}
