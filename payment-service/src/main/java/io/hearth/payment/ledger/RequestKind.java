package io.hearth.payment.ledger;

/** What a channel is asked. */
public enum RequestKind {
    CREATE,
    QUERY,
    CLOSE
}
