package io.hearth.billing.bill;

import io.hearth.billing.BillingProblem;
import io.hearth.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * What a customer owes for one property, season and kind.
 *
 * <p>Every step returns the bill as it is afterwards; storing it checks that nobody was faster.
 *
 * @param address of the property when the bill was made
 * @param tariffId the tariff version that priced it
 * @param due the sum of its charges, adjustments, late fees and discounts
 * @param paid payments less refunds
 * @param dueOn last day before late fees run
 * @param version counts its changes
 */
public record Bill(
        String billNo,
        String customerNo,
        long propertyId,
        String address,
        String season,
        BillKind kind,
        long tariffId,
        BillStatus status,
        Money due,
        Money paid,
        LocalDate dueOn,
        Optional<Hold> hold,
        int version) {

    /** The charge order that is paying the bill, and when its claim ends by itself. */
    public record Hold(String chargeOrderNo, Instant until) {}

    public Money outstanding() {
        return due.minus(paid);
    }

    /**
     * Takes this bill for a charge order that wants to pay the amount.
     *
     * @param part whether less than what is outstanding is meant
     */
    public Bill heldFor(Hold claim, Money amount, boolean part) {
        if (isHeldBy(claim.chargeOrderNo())) {
            return this;
        }
        if (status == BillStatus.PAYING) {
            throw BillingProblem.BILL_HELD.because(billNo).with("billNo", billNo);
        }
        if (!status.isOpen()) {
            throw BillingProblem.BILL_NOT_OPEN.because(billNo, status).with("billNo", billNo);
        }
        int difference = amount.compareTo(outstanding());
        if (difference > 0 || difference < 0 && !part) {
            throw BillingProblem.DUE_DIFFERS
                    .because(billNo, outstanding())
                    .with("billNo", billNo)
                    .with("dueFen", outstanding().fen());
        }
        return with(status.to(BillStatus.PAYING), paid, Optional.of(claim));
    }

    /** Gives this bill back; one that the order does not hold stays as it is. */
    public Bill releasedBy(String chargeOrderNo) {
        return isHeldBy(chargeOrderNo) ? released() : this;
    }

    /** Gives this bill back when its hold has ended by itself. */
    public Bill releasedAt(Instant now) {
        return hold.filter(held -> !held.until().isAfter(now)).isPresent() ? released() : this;
    }

    /** Books what the charge order has collected, which it may do while it holds the bill or while nobody does. */
    public Bill paidBy(String chargeOrderNo, Money amount) {
        boolean free = status.isOpen();
        if (!free && !isHeldBy(chargeOrderNo)) {
            throw BillingProblem.BILL_NOT_PAYABLE.because(billNo, status).with("billNo", billNo);
        }
        if (amount.compareTo(outstanding()) > 0) {
            throw BillingProblem.BILL_NOT_PAYABLE.because(billNo, outstanding()).with("billNo", billNo);
        }
        var paying = free ? status.to(BillStatus.PAYING) : status;
        var after = paid.plus(amount);
        return with(paying.to(statusFor(after)), after, Optional.empty());
    }

    boolean isHeldBy(String chargeOrderNo) {
        return hold.filter(held -> held.chargeOrderNo().equals(chargeOrderNo)).isPresent();
    }

    private Bill released() {
        return with(status.to(statusFor(paid)), paid, Optional.empty());
    }

    private BillStatus statusFor(Money paidSoFar) {
        if (paidSoFar.isZero() && due.isPositive()) {
            return BillStatus.UNPAID;
        }
        return paidSoFar.compareTo(due) < 0 ? BillStatus.PARTIALLY_PAID : BillStatus.PAID;
    }

    private Bill with(BillStatus newStatus, Money newPaid, Optional<Hold> newHold) {
        return new Bill(
                billNo,
                customerNo,
                propertyId,
                address,
                season,
                kind,
                tariffId,
                newStatus,
                due,
                newPaid,
                dueOn,
                newHold,
                version + 1);
    }
}
