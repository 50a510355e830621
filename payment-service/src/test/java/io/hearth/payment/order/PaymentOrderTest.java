package io.hearth.payment.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.money.Money;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.Orders.Standing;
import io.hearth.problem.IllegalStepException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PaymentOrderTest {

    @Nested
    class Sending {

        private static final ChannelFact MISSING = new ChannelFact.NotExist(Source.QUERY, Orders.CREATED_AT);
        private static final Instant IN_TIME = Orders.EXPIRES_AT.minusMillis(1);

        @Test
        void happensOnceByItself() {
            assertThat(Standing.values())
                    .filteredOn(standing -> standing.order().maySend(IN_TIME))
                    .containsExactly(Standing.CREATED);
        }

        @Test
        void happensAgainOnlyWhenTheChannelKnowsNoSuchOrder() {
            assertThat(Standing.values())
                    .filteredOn(standing -> mayBeSentAgain(standing.order(), MISSING, IN_TIME))
                    .containsExactly(Standing.UNKNOWN);
            assertThat(mayBeSentAgain(Standing.UNKNOWN.order(), new ChannelFact.NoAnswer(Source.QUERY, ""), IN_TIME))
                    .isFalse();
            assertThat(mayBeSentAgain(Standing.UNKNOWN.order(), new ChannelFact.Open(Source.QUERY), IN_TIME))
                    .isFalse();
        }

        @Test
        void makesNoSenseOnceTheTimeIsOver() {
            assertThat(Standing.values())
                    .noneMatch(standing -> standing.order().maySend(Orders.EXPIRES_AT)
                            || mayBeSentAgain(standing.order(), MISSING, Orders.EXPIRES_AT));
        }

        @Test
        void makesNoSenseWhenSomebodyElseHasSentOneSinceTheChannelWasAsked() {
            var asked = Standing.UNKNOWN.order();
            var sentByAnother = Orders.after(
                    asked.sending(), new ChannelFact.NoAnswer(Source.CREATE, "time-out"), Orders.CREATED_AT);

            assertThat(asked.maySendAgain(MISSING, asked.version(), IN_TIME)).isTrue();
            assertThat(sentByAnother.maySendAgain(MISSING, asked.version(), IN_TIME))
                    .isFalse();
        }

        private static boolean mayBeSentAgain(PaymentOrder order, ChannelFact answer, Instant now) {
            return order.maySendAgain(answer, order.version(), now);
        }

        @Test
        void isRefusedWhileACreateIsUnderWay() {
            assertThatThrownBy(() -> Standing.PAYING.order().sending()).isInstanceOf(IllegalStepException.class);
        }

        @Test
        void keepsTheNumber() {
            var again = Standing.UNKNOWN.order().sending();

            assertThat(again.payNo()).isEqualTo(Orders.created().payNo());
            assertThat(again.channelStatus()).isEqualTo(ChannelStatus.PROCESSING);
        }
    }

    @Nested
    class Closing {

        @Test
        void withoutTheChannelIsForOrdersNeverSent() {
            assertThat(Standing.CREATED.order().closedUnsent().status()).isEqualTo(BusinessStatus.CLOSED);
            assertThatThrownBy(() -> Standing.PAYING.order().closedUnsent()).isInstanceOf(IllegalStateException.class);
        }

        @Test
        void ofAnUnknownOrderWaitsUntilExpiryAndGraceAreOver() {
            var unknown = Standing.UNKNOWN.order();
            var early = new ChannelFact.NotExist(Source.QUERY, Orders.EXPIRES_AT);
            var late = new ChannelFact.NotExist(Source.QUERY, Orders.OVERDUE);

            assertThat(Orders.after(unknown, early, Orders.EXPIRES_AT).status()).isEqualTo(BusinessStatus.PAYING);
            assertThat(Orders.after(unknown, late, Orders.OVERDUE).status()).isEqualTo(BusinessStatus.CLOSED);
        }

        @Test
        void goesByTheMomentOfTheQuestionAndNotOfTheAnswer() {
            // Found by ScheduleTest: the answer of a process that stood still for half an hour closed a paid order.
            var early = new ChannelFact.NotExist(Source.QUERY, Orders.CREATED_AT);

            assertThat(Orders.after(Standing.UNKNOWN.order(), early, Orders.OVERDUE)
                            .status())
                    .isEqualTo(BusinessStatus.PAYING);
        }
    }

    @Test
    void needsAnAmount() {
        assertThatThrownBy(() -> new PaymentTerms(
                        "WECHAT",
                        PayMethod.NATIVE,
                        Money.ZERO,
                        "",
                        Optional.empty(),
                        Optional.empty(),
                        Orders.EXPIRES_AT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Nested
    class AnAnswer {

        private static final ChannelFact OPEN = new ChannelFact.Open(Source.QUERY);
        private static final ChannelFact CLOSED = new ChannelFact.Closed(Source.CLOSE);
        private static final ChannelFact MISSING = new ChannelFact.NotExist(Source.QUERY, Orders.CREATED_AT);

        @Test
        void thatIsOlderThanTheEndContradictsNothing() {
            // Two closed it at the same time, and the slower one's question had been answered before.
            assertThat(to(Standing.CLOSED, OPEN, -1)).isInstanceOf(FactDecision.Ignore.class);
            assertThat(to(Standing.PAID, MISSING, -1)).isInstanceOf(FactDecision.Ignore.class);
            assertThat(to(Standing.PAID, CLOSED, -1)).isInstanceOf(FactDecision.Ignore.class);
        }

        @Test
        void thatIsNewerThanTheEndContradictsIt() {
            assertThat(to(Standing.CLOSED, OPEN, 0)).isInstanceOf(FactDecision.Conflict.class);
            assertThat(to(Standing.PAID, MISSING, 0)).isInstanceOf(FactDecision.Conflict.class);
            assertThat(to(Standing.PAID, CLOSED, 0)).isInstanceOf(FactDecision.Conflict.class);
        }

        @Test
        void ofAnotherAmountIsNeverTooOld() {
            var paid = new ChannelFact.Paid(Source.QUERY, new Money(1), Orders.RECEIPT);

            assertThat(to(Standing.CLOSED, paid, -1)).isInstanceOf(FactDecision.Conflict.class);
        }

        private static FactDecision to(Standing standing, ChannelFact answer, int changesSinceAsked) {
            var order = standing.order();
            return order.on(answer, order.version() + changesSinceAsked, Orders.CREATED_AT, Orders.GRACE);
        }
    }

    @Nested
    class Ladder {

        private final QueryLadder ladder =
                new QueryLadder(List.of(Duration.ofSeconds(5), Duration.ofSeconds(15)), Duration.ofMinutes(30));

        @Test
        void climbsFromTheCreation() {
            assertThat(ladder.after(Orders.CREATED_AT, Orders.CREATED_AT)).isEqualTo(Orders.CREATED_AT.plusSeconds(5));
            assertThat(ladder.after(Orders.CREATED_AT.plusSeconds(5), Orders.CREATED_AT))
                    .isEqualTo(Orders.CREATED_AT.plusSeconds(15));
        }

        @Test
        void missesNothingAfterAStandstill() {
            assertThat(ladder.after(Orders.CREATED_AT.plusSeconds(7), Orders.CREATED_AT))
                    .isEqualTo(Orders.CREATED_AT.plusSeconds(15));
        }

        @Test
        void goesOnAfterTheLastStep() {
            var now = Orders.CREATED_AT.plusSeconds(16);

            assertThat(ladder.after(now, Orders.CREATED_AT)).isEqualTo(now.plus(Duration.ofMinutes(30)));
        }

        @Test
        void mustRise() {
            assertThatThrownBy(() -> new QueryLadder(
                            List.of(Duration.ofSeconds(5), Duration.ofSeconds(5)), Duration.ofMinutes(30)))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new QueryLadder(List.of(), Duration.ZERO))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
