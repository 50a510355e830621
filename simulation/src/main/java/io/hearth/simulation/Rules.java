package io.hearth.simulation;

import io.hearth.billing.bill.Bill;
import io.hearth.billing.bill.BillStatus;
import io.hearth.charge.booking.PaidFact;
import io.hearth.charge.booking.Verdict;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.ChargeStatus;
import io.hearth.consistency.IssueType;
import io.hearth.money.Money;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.ChannelStatus;
import io.hearth.payment.order.FactDecision;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.Receipt;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The decisions of the services as they are, or with one known bug in them. */
final class Rules {

    private final @Nullable Bug bug;

    private Rules(@Nullable Bug bug) {
        this.bug = bug;
    }

    static Rules asTheyAre() {
        return new Rules(null);
    }

    static Rules with(Bug bug) {
        return new Rules(bug);
    }

    boolean has(Bug one) {
        return bug == one;
    }

    boolean isUnchanged(int versionRead, int versionNow) {
        return versionRead == versionNow || has(Bug.IGNORE_VERSION);
    }

    FactDecision on(PaymentOrder order, ChannelFact fact, int asOf, Instant now, Duration grace) {
        return bug == null
                ? order.on(fact, asOf, now, grace)
                : wrongly(bug, order, fact, now).orElseGet(() -> order.on(fact, asOf, now, grace));
    }

    /** What the bug makes of it; empty where it makes no difference. */
    private static Optional<FactDecision> wrongly(Bug bug, PaymentOrder order, ChannelFact fact, Instant now) {
        boolean open = order.status().isOpen();
        boolean paid = order.channelStatus() == ChannelStatus.SUCCESS;
        return Optional.ofNullable(
                switch (bug) {
                    case NO_AMOUNT_CHECK ->
                        open && fact instanceof ChannelFact.Paid(Source source, Money amount, Receipt receipt)
                                ? paid(order, receipt)
                                : null;
                    case NOT_EXIST_IS_CLOSED ->
                        open && fact instanceof ChannelFact.NotExist
                                ? moved(order, BusinessStatus.CLOSED, ChannelStatus.CLOSED)
                                : null;
                    case NOT_EXIST_IS_FAILED ->
                        open && fact instanceof ChannelFact.NotExist
                                ? moved(order, BusinessStatus.FAILED, ChannelStatus.FAIL)
                                : null;
                    case NOT_EXIST_IS_FORGOTTEN ->
                        fact instanceof ChannelFact.NotExist ? new FactDecision.Ignore("unknown") : null;
                    case SUCCESS_GOES_BACK_TO_OPEN ->
                        paid && fact instanceof ChannelFact.Open
                                ? moved(order, BusinessStatus.PAYING, ChannelStatus.PROCESSING)
                                : null;
                    case SUCCESS_GOES_BACK_TO_CLOSED ->
                        paid && fact instanceof ChannelFact.NoAnswer
                                ? moved(order, BusinessStatus.CLOSED, ChannelStatus.CLOSED)
                                : null;
                    case SILENCE_IS_SUCCESS ->
                        open && fact instanceof ChannelFact.NoAnswer
                                ? paid(order, new Receipt("T-" + order.payNo(), now))
                                : null;
                    case OPEN_IS_SUCCESS ->
                        open && fact instanceof ChannelFact.Open
                                ? paid(order, new Receipt("T-" + order.payNo(), now))
                                : null;
                    case SILENCE_IS_CLOSED ->
                        open && fact instanceof ChannelFact.NoAnswer
                                ? moved(order, BusinessStatus.CLOSED, ChannelStatus.CLOSED)
                                : null;
                    case LATE_SUCCESS_IGNORED ->
                        !open && !paid && fact instanceof ChannelFact.Paid ? new FactDecision.Ignore("closed") : null;
                    default -> null;
                });
    }

    private static FactDecision moved(PaymentOrder order, BusinessStatus status, ChannelStatus channelStatus) {
        return new FactDecision.Advance(new PaymentOrder(
                order.payNo(),
                order.chargeOrderNo(),
                order.customerNo(),
                order.terms(),
                status,
                channelStatus,
                Optional.empty(),
                order.createdAt(),
                order.version() + 1));
    }

    private static FactDecision paid(PaymentOrder order, Receipt receipt) {
        return new FactDecision.Advance(new PaymentOrder(
                order.payNo(),
                order.chargeOrderNo(),
                order.customerNo(),
                order.terms(),
                BusinessStatus.PAID,
                ChannelStatus.SUCCESS,
                Optional.of(receipt),
                order.createdAt(),
                order.version() + 1));
    }

    boolean maySendAgain(PaymentOrder order, ChannelFact answer, int asOf, Instant now) {
        return order.maySendAgain(answer, asOf, now)
                || has(Bug.CREATE_AGAIN_IN_DOUBT) && order.channelStatus() == ChannelStatus.UNKNOWN;
    }

    Verdict verdict(PaidFact fact, Optional<ChargeOrder> found) {
        if (found.isPresent()) {
            var order = found.get();
            if (has(Bug.LATE_SUCCESS_ONLY_AN_ISSUE_AT_PAYMENT) && order.status().isClosed()) {
                return new Verdict.AlreadyBooked();
            }
            if (has(Bug.BOOK_TWICE) && order.status() == ChargeStatus.PAID) {
                return new Verdict.Book(order);
            }
            if (has(Bug.REPEAT_IS_AN_ISSUE) && order.status() == ChargeStatus.PAID) {
                return new Verdict.Refuse(IssueType.DUPLICATE_PAYMENT, "paid already");
            }
        }
        return Verdict.on(fact, found);
    }

    /** @throws io.hearth.problem.ProblemException as billing-bill-service refuses it */
    Bill heldFor(Bill bill, Bill.Hold claim, Money amount) {
        boolean wrong = has(Bug.HELD_BILL_TAKEN) && bill.status() == BillStatus.PAYING;
        return wrong
                ? changed(bill, BillStatus.PAYING, bill.paid(), Optional.of(claim))
                : bill.heldFor(claim, amount, false);
    }

    Bill releasedBy(Bill bill, String chargeOrderNo) {
        return has(Bug.HOLD_NEVER_RELEASED) ? bill : bill.releasedBy(chargeOrderNo);
    }

    Bill releasedAt(Bill bill, Instant now) {
        return has(Bug.HOLD_NEVER_ENDS) ? bill : bill.releasedAt(now);
    }

    /** @throws io.hearth.problem.ProblemException as billing-bill-service refuses it */
    Bill paidBy(Bill bill, String chargeOrderNo, Money amount) {
        if (has(Bug.HELD_BILL_BOOKED_BY_ANOTHER) && bill.hold().isPresent()) {
            return bill.paidBy(bill.hold().get().chargeOrderNo(), amount);
        }
        if (has(Bug.BOOKED_BEYOND_DUE) && amount.compareTo(bill.outstanding()) > 0) {
            return changed(bill, BillStatus.PAID, bill.paid().plus(amount), Optional.empty());
        }
        if (has(Bug.BOOKED_BUT_STILL_HELD)) {
            return changed(bill, bill.status(), bill.paid().plus(amount), bill.hold());
        }
        return bill.paidBy(chargeOrderNo, amount);
    }

    private static Bill changed(Bill bill, BillStatus status, Money paid, Optional<Bill.Hold> hold) {
        return new Bill(
                bill.billNo(),
                bill.customerNo(),
                bill.propertyId(),
                bill.address(),
                bill.season(),
                bill.kind(),
                bill.tariffId(),
                status,
                bill.due(),
                paid,
                bill.dueOn(),
                hold,
                bill.version() + 1);
    }
}
