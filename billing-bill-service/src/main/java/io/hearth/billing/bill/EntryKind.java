package io.hearth.billing.bill;

/** What an entry does to its bill: the first four make up what is due, the last two what is paid. */
public enum EntryKind {
    CHARGE,
    ADJUSTMENT,
    LATE_FEE,
    DISCOUNT,
    PAYMENT,
    REFUND
}
