package io.hearth.billing.bill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.billing.BillingProblem;
import io.hearth.money.Money;
import io.hearth.problem.IllegalStepException;
import io.hearth.problem.ProblemException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BillTest {

    private static final Instant NOON = Instant.parse("2026-11-30T04:00:00Z");
    private static final Bill.Hold HOLD = new Bill.Hold("O1", NOON.plusSeconds(1800));
    private static final Money DUE = Money.ofYuan("2000.00");

    private static Bill aBill() {
        return new Bill(
                "B1",
                "C1",
                7,
                "滨江花园 3栋 2单元 501",
                "2026-2027",
                BillKind.HEAT,
                1,
                BillStatus.UNPAID,
                DUE,
                Money.ZERO,
                LocalDate.of(2026, 12, 31),
                Optional.empty(),
                0);
    }

    private static void refused(BillingProblem problem, Supplier<?> deed) {
        assertThatThrownBy(deed::get)
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refusal -> assertThat(refusal.problem()).isEqualTo(problem));
    }

    @Nested
    class Status {

        @Test
        void stepsAreExactlyThese() {
            var steps = Map.of(
                    BillStatus.UNPAID, EnumSet.of(BillStatus.PAYING, BillStatus.VOIDED),
                    BillStatus.PAYING, EnumSet.of(BillStatus.UNPAID, BillStatus.PARTIALLY_PAID, BillStatus.PAID),
                    BillStatus.PARTIALLY_PAID, EnumSet.of(BillStatus.PAYING),
                    BillStatus.PAID, EnumSet.of(BillStatus.REFUNDING),
                    BillStatus.REFUNDING, EnumSet.of(BillStatus.PAID, BillStatus.PARTIALLY_PAID, BillStatus.UNPAID),
                    BillStatus.VOIDED, EnumSet.noneOf(BillStatus.class));
            for (var from : BillStatus.values()) {
                assertThat(from.next()).as("from " + from).isEqualTo(steps.get(from));
                for (var to : BillStatus.values()) {
                    if (!from.next().contains(to)) {
                        assertThatThrownBy(() -> from.to(to)).isInstanceOf(IllegalStepException.class);
                    }
                }
            }
        }
    }

    @Nested
    class Holding {

        @Test
        void takesAnOpenBillForOneOrder() {
            var held = aBill().heldFor(HOLD, DUE, false);
            assertThat(held.status()).isEqualTo(BillStatus.PAYING);
            assertThat(held.hold()).contains(HOLD);
            assertThat(held.version()).isEqualTo(1);
        }

        @Test
        void isRepeatableForTheSameOrderAndRefusedForAnother() {
            var held = aBill().heldFor(HOLD, DUE, false);
            assertThat(held.heldFor(HOLD, DUE, false)).isEqualTo(held);
            refused(BillingProblem.BILL_HELD, () -> held.heldFor(new Bill.Hold("O2", HOLD.until()), DUE, false));
        }

        @Test
        void refusesAnyAmountThatTheClientDidNotSee() {
            refused(BillingProblem.DUE_DIFFERS, () -> aBill().heldFor(HOLD, Money.ofYuan("2000.01"), false));
            refused(BillingProblem.DUE_DIFFERS, () -> aBill().heldFor(HOLD, Money.ofYuan("1999.99"), false));
            refused(BillingProblem.DUE_DIFFERS, () -> aBill().heldFor(HOLD, Money.ofYuan("2000.01"), true));
        }

        @Test
        void takesAPartWhenAPartIsMeant() {
            assertThat(aBill().heldFor(HOLD, Money.ofYuan("0.01"), true).status())
                    .isEqualTo(BillStatus.PAYING);
        }

        @Test
        void refusesABillThatIsPaid() {
            var paid = aBill().heldFor(HOLD, DUE, false).paidBy("O1", DUE);
            refused(BillingProblem.BILL_NOT_OPEN, () -> paid.heldFor(HOLD, DUE, false));
        }
    }

    @Nested
    class GivingBack {

        @Test
        void leavesTheBillAsItWasBefore() {
            assertThat(aBill().heldFor(HOLD, DUE, false).releasedBy("O1").status())
                    .isEqualTo(BillStatus.UNPAID);
            var partly = aBill().heldFor(HOLD, Money.ofYuan("500.00"), true).paidBy("O1", Money.ofYuan("500.00"));
            assertThat(partly.heldFor(HOLD, Money.ofYuan("1500.00"), false)
                            .releasedBy("O1")
                            .status())
                    .isEqualTo(BillStatus.PARTIALLY_PAID);
        }

        @Test
        void isNothingForAnOrderThatDoesNotHoldIt() {
            var held = aBill().heldFor(HOLD, DUE, false);
            assertThat(held.releasedBy("O2")).isSameAs(held);
            assertThat(aBill().releasedBy("O1").version()).isZero();
        }

        @Test
        void happensByItselfOnlyWhenTheHoldHasEnded() {
            var held = aBill().heldFor(HOLD, DUE, false);
            assertThat(held.releasedAt(HOLD.until().minusMillis(1))).isSameAs(held);
            assertThat(held.releasedAt(HOLD.until()).status()).isEqualTo(BillStatus.UNPAID);
        }
    }

    @Nested
    class Paying {

        @Test
        void inFullAndInParts() {
            var half = aBill().heldFor(HOLD, Money.ofYuan("1000.00"), true).paidBy("O1", Money.ofYuan("1000.00"));
            assertThat(half.status()).isEqualTo(BillStatus.PARTIALLY_PAID);
            assertThat(half.outstanding()).isEqualTo(Money.ofYuan("1000.00"));
            var second = new Bill.Hold("O2", HOLD.until());
            var full = half.heldFor(second, Money.ofYuan("1000.00"), false).paidBy("O2", Money.ofYuan("1000.00"));
            assertThat(full.status()).isEqualTo(BillStatus.PAID);
            assertThat(full.outstanding()).isEqualTo(Money.ZERO);
            assertThat(full.hold()).isEmpty();
        }

        @Test
        void isStillPossibleWhenTheHoldHasEndedAndNobodyElsePays() {
            var free = aBill().heldFor(HOLD, DUE, false).releasedAt(HOLD.until());
            assertThat(free.paidBy("O1", DUE).status()).isEqualTo(BillStatus.PAID);
        }

        @Test
        void cannotHappenTwice() {
            var paid = aBill().heldFor(HOLD, DUE, false).paidBy("O1", DUE);
            refused(BillingProblem.BILL_NOT_PAYABLE, () -> paid.paidBy("O2", DUE));
        }

        @Test
        void isRefusedWhileAnotherOrderHoldsIt() {
            var held = aBill().heldFor(HOLD, DUE, false);
            refused(BillingProblem.BILL_NOT_PAYABLE, () -> held.paidBy("O2", DUE));
        }

        @Test
        void neverTakesMoreThanIsOutstanding() {
            var held = aBill().heldFor(HOLD, DUE, false);
            refused(BillingProblem.BILL_NOT_PAYABLE, () -> held.paidBy("O1", Money.ofYuan("2000.01")));
        }
    }
}
