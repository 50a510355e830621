package io.hearth.payment.order;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.money.Money;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.Orders.Standing;
import java.time.Instant;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What every fact means in every state: the whole table, so that a change of any cell is seen. */
class FactTableTest {

    /** Facts as the columns of the table name them. */
    enum Told {
        PAID(Orders.paid(Source.NOTIFY)),
        PAID_ANOTHER_AMOUNT(new ChannelFact.Paid(Source.NOTIFY, new Money(1), Orders.RECEIPT)),
        PAID_IN_ANOTHER_TRADE(
                new ChannelFact.Paid(Source.QUERY, Orders.AMOUNT, new Receipt("4200000002", Orders.CREATED_AT))),
        OPEN(new ChannelFact.Open(Source.QUERY)),
        OPEN_BY_CREATE(new ChannelFact.Open(Source.CREATE)),
        CLOSED(new ChannelFact.Closed(Source.QUERY)),
        FAILED(new ChannelFact.Failed(Source.CREATE, "no")),
        NOT_EXIST(new ChannelFact.NotExist(Source.QUERY, Orders.OVERDUE.minusMillis(1))),
        NOT_EXIST_OVERDUE(new ChannelFact.NotExist(Source.QUERY, Orders.OVERDUE)),
        SILENT_CREATE(new ChannelFact.NoAnswer(Source.CREATE, "time-out")),
        SILENT_QUERY(new ChannelFact.NoAnswer(Source.QUERY, "time-out")),
        SILENT_QUERY_OVERDUE(new ChannelFact.NoAnswer(Source.QUERY, "time-out"));

        private final ChannelFact fact;

        Told(ChannelFact fact) {
            this.fact = fact;
        }

        Instant at() {
            return name().endsWith("OVERDUE") ? Orders.OVERDUE : Orders.OVERDUE.minusMillis(1);
        }
    }

    // PAYING stands for PAYING/PROCESSING, UNKNOWN for PAYING/UNKNOWN; "-" is ignored, "!" a conflict.
    private static final String TABLE = """
                                CREATED             PAYING            UNKNOWN           PAID                    CLOSED            CLOSED_UNSENT       FAILED
        PAID                    !STATE_CONFLICT     PAID              PAID              -                       PAID              !STATE_CONFLICT     PAID
        PAID_ANOTHER_AMOUNT     !AMOUNT_MISMATCH    !AMOUNT_MISMATCH  !AMOUNT_MISMATCH  !AMOUNT_MISMATCH        !AMOUNT_MISMATCH  !AMOUNT_MISMATCH    !AMOUNT_MISMATCH
        PAID_IN_ANOTHER_TRADE   !STATE_CONFLICT     PAID              PAID              !DUPLICATE_PAYMENT      PAID              !STATE_CONFLICT     PAID
        OPEN                    !STATE_CONFLICT     -                 PAYING            -                       !STATUS_MISMATCH  !STATE_CONFLICT     !STATUS_MISMATCH
        OPEN_BY_CREATE          !STATE_CONFLICT     -                 PAYING            -                       -                 !STATE_CONFLICT     -
        CLOSED                  !STATE_CONFLICT     CLOSED            CLOSED            !STATUS_MISMATCH        -                 !STATE_CONFLICT     -
        FAILED                  !STATE_CONFLICT     FAILED            FAILED            -                       -                 !STATE_CONFLICT     -
        NOT_EXIST               -                   UNKNOWN           -                 !MISSING_CHANNEL_RECORD -                 -                   -
        NOT_EXIST_OVERDUE       -                   CLOSED            CLOSED            !MISSING_CHANNEL_RECORD -                 -                   -
        SILENT_CREATE           -                   UNKNOWN           -                 -                       -                 -                   -
        SILENT_QUERY            -                   -                 -                 -                       -                 -                   -
        SILENT_QUERY_OVERDUE    !CHANNEL_QUERY_FAILED !CHANNEL_QUERY_FAILED !CHANNEL_QUERY_FAILED -             -                 -                   -
        """;

    static Stream<Arguments> cells() {
        var lines = TABLE.lines().map(line -> line.strip().split("\\s+")).toList();
        var standings = Arrays.stream(lines.getFirst()).map(Standing::valueOf).toList();
        return lines.stream()
                .skip(1)
                .flatMap(line -> standings.stream()
                        .map(standing ->
                                Arguments.of(standing, Told.valueOf(line[0]), line[1 + standings.indexOf(standing)])));
    }

    @Test
    void isComplete() {
        assertThat(cells()).hasSize(Standing.values().length * Told.values().length);
    }

    @ParameterizedTest(name = "{1} of a {0} order is {2}")
    @MethodSource("cells")
    void saysWhatAFactMeans(Standing standing, Told told, String meaning) {
        var order = standing.order();

        var decision = order.on(told.fact, told.at(), Orders.GRACE);

        assertThat(worded(decision)).isEqualTo(meaning);
        if (decision instanceof FactDecision.Advance(PaymentOrder after)) {
            assertThat(after.version()).isEqualTo(order.version() + 1);
            assertThat(after.payNo()).isEqualTo(order.payNo());
            assertThat(after.receipt().isPresent()).isEqualTo(after.status() == BusinessStatus.PAID);
        }
    }

    private static String worded(FactDecision decision) {
        return switch (decision) {
            case FactDecision.Advance(PaymentOrder after) ->
                after.channelStatus() == ChannelStatus.UNKNOWN
                        ? "UNKNOWN"
                        : after.status().name();
            case FactDecision.Ignore ignore -> "-";
            case FactDecision.Conflict(var issue, String why) -> "!" + issue;
        };
    }
}
