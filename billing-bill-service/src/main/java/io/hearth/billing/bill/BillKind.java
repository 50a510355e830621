package io.hearth.billing.bill;

/** What a bill is for; a property has at most one of each per season. */
public enum BillKind {
    HEAT,
    SETTLEMENT,
    LATE_FEE,
    OTHER
}
