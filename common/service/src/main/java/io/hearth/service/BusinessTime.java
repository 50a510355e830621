package io.hearth.service;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/** The time zone in which a heating company reckons its days, whatever the machine's is. */
public final class BusinessTime {

    public static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");

    private BusinessTime() {}

    /** The business day on which a moment falls. */
    public static LocalDate dayOf(Instant moment) {
        return LocalDate.ofInstant(moment, ZONE);
    }
}
