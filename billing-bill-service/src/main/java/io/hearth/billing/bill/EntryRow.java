package io.hearth.billing.bill;

/** An entry of one bill as it is stored. */
record EntryRow(String billNo, BillEntry entry) {}
