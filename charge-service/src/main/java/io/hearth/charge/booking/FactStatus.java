package io.hearth.charge.booking;

/** What became of a reported payment; REFUSED ones stand in an open issue. */
enum FactStatus {
    WAITING,
    BOOKED,
    REFUSED
}
