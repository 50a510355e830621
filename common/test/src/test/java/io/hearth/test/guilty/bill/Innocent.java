package io.hearth.test.guilty.bill;

import java.time.Clock;
import java.time.LocalDate;

/** Does all of it as the house does. */
record Innocent(Clock clock, long amountFen) {

    LocalDate today() {
        return LocalDate.now(clock);
    }
}
