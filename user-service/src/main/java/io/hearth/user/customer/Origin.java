package io.hearth.user.customer;

/** Where a customer comes from: opened at a counter, or taken from the records of an import, which can be undone. */
enum Origin {
    COUNTER,
    RECORDS
}
