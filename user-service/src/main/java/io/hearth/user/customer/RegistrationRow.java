package io.hearth.user.customer;

import java.time.Instant;

/** By which request a customer came into the archive, as it is stored. */
record RegistrationRow(String externalRef, String customerNo, Instant registeredAt) {}
