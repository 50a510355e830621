package io.hearth.simulator.pay.wechat.trade;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Draws the channel's own numbers, which look like the real ones. */
@Component
class Numbers {

    private static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyyMMdd").withZone(ZONE);
    private static final DateTimeFormatter SECOND =
            DateTimeFormatter.ofPattern("yyyyMMddHHmmss").withZone(ZONE);

    private final SecureRandom random = new SecureRandom();

    /** 28 digits. */
    String transactionId(Instant now) {
        return "4200" + digits(6) + DAY.format(now) + digits(10);
    }

    /** 29 digits. */
    String refundId(Instant now) {
        return "5030" + digits(7) + DAY.format(now) + digits(10);
    }

    String prepayId(Instant now) {
        return "wx" + SECOND.format(now) + hex(10);
    }

    String codeId() {
        return hex(5) + "zz";
    }

    private String digits(int count) {
        return random.ints(count, 0, 10).mapToObj(String::valueOf).collect(Collectors.joining());
    }

    private String hex(int bytes) {
        var value = new byte[bytes];
        random.nextBytes(value);
        return HexFormat.of().formatHex(value);
    }
}
