package io.hearth.charge.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.money.Money;
import io.hearth.problem.IllegalStepException;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChargeOrderTest {

    private static final Instant NOON = Instant.parse("2026-11-30T04:00:00Z");

    private static ChargeOrder anOrder() {
        return new ChargeOrder(
                "O1",
                "C1",
                "R1 key",
                List.of(
                        new ChargeItem("B1", Money.ofYuan("1200.00"), "2026-2027", "滨江花园 501"),
                        new ChargeItem("B2", Money.ofYuan("0.01"), "2025-2026", "滨江花园 501")),
                new PayWay(Channel.WECHAT, PayMethod.NATIVE, null, null),
                ChargeStatus.CREATED,
                Optional.empty(),
                Map.of(),
                NOON.plusSeconds(1800),
                NOON,
                "R1",
                0);
    }

    @Test
    void stepsAreExactlyThese() {
        var steps = Map.of(
                ChargeStatus.CREATED, EnumSet.of(ChargeStatus.PAYING, ChargeStatus.CLOSED, ChargeStatus.FAILED),
                ChargeStatus.PAYING, EnumSet.of(ChargeStatus.PAID, ChargeStatus.CLOSED, ChargeStatus.FAILED),
                ChargeStatus.PAID, EnumSet.of(ChargeStatus.REFUNDING),
                ChargeStatus.REFUNDING,
                        EnumSet.of(ChargeStatus.PAID, ChargeStatus.PARTIALLY_REFUNDED, ChargeStatus.REFUNDED),
                ChargeStatus.PARTIALLY_REFUNDED, EnumSet.of(ChargeStatus.REFUNDING),
                ChargeStatus.REFUNDED, EnumSet.noneOf(ChargeStatus.class),
                ChargeStatus.CLOSED, EnumSet.of(ChargeStatus.PAID),
                ChargeStatus.FAILED, EnumSet.of(ChargeStatus.PAID));
        for (var from : ChargeStatus.values()) {
            assertThat(from.next()).as("from " + from).isEqualTo(steps.get(from));
            for (var to : ChargeStatus.values()) {
                if (!from.next().contains(to)) {
                    assertThatThrownBy(() -> from.to(to)).isInstanceOf(IllegalStepException.class);
                }
            }
        }
    }

    @Test
    void itsAmountIsTheSumOfItsItems() {
        assertThat(anOrder().amount()).isEqualTo(Money.ofYuan("1200.01"));
    }

    @Nested
    class Paying {

        @Test
        void cannotHappenTwice() {
            var paid = anOrder().paying("P1", Map.of("codeUrl", "weixin://")).paid("P1");
            assertThatThrownBy(() -> paid.paid("P1")).isInstanceOf(IllegalStepException.class);
        }

        @Test
        void mayBeFasterThanTheAnswerOfTheChannel() {
            var paid = anOrder().paid("P1");
            assertThat(paid.status()).isEqualTo(ChargeStatus.PAID);
            assertThat(paid.payNo()).contains("P1");
        }

        @Test
        void endsWhatTheClientNeedsToPay() {
            assertThat(anOrder().paying("P1", Map.of("codeUrl", "x")).paid("P1").pay())
                    .isEmpty();
        }

        @Test
        void repairsAnOrderThatWasClosed() {
            assertThat(anOrder().closed().paid("P1").status()).isEqualTo(ChargeStatus.PAID);
            assertThat(anOrder().failed().paid("P1").status()).isEqualTo(ChargeStatus.PAID);
        }
    }

    @Test
    void aPaidOrderCannotBeClosed() {
        var paid = anOrder().paid("P1");
        assertThatThrownBy(paid::closed).isInstanceOf(IllegalStepException.class);
        assertThatThrownBy(paid::failed).isInstanceOf(IllegalStepException.class);
    }
}
