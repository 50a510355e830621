package io.hearth.auth.resident;

/** A resident as stored: the phone is encrypted. */
record ResidentRow(long id, byte[] phone) {}
