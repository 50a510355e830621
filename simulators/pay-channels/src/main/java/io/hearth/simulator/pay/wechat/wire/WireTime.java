package io.hearth.simulator.pay.wechat.wire;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/** Times as WeChat Pay writes them, all in China Standard Time. */
public final class WireTime {

    private static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");
    private static final DateTimeFormatter RFC_3339 =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssXXX").withZone(ZONE);
    private static final DateTimeFormatter BILL =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss").withZone(ZONE);

    private WireTime() {}

    /** For example {@code 2026-11-30T20:15:00+08:00}. */
    public static String rfc3339(Instant moment) {
        return RFC_3339.format(moment);
    }

    /** @throws java.time.format.DateTimeParseException if the text is no such time */
    public static Instant parseRfc3339(String text) {
        return OffsetDateTime.parse(text).toInstant();
    }

    /** For example {@code 2026-11-30 20:15:00}, as bills and people have it. */
    public static String plain(Instant moment) {
        return BILL.format(moment);
    }

    public static LocalDate dayOf(Instant moment) {
        return LocalDate.ofInstant(moment, ZONE);
    }

    public static Instant startOf(LocalDate day) {
        return day.atStartOfDay(ZONE).toInstant();
    }
}
