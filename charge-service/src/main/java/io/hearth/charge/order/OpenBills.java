package io.hearth.charge.order;

import io.hearth.money.Money;
import java.time.Instant;
import java.util.List;

/** The bills an order pays, wherever they are kept; each call is a branch of the global transaction that is open. */
public interface OpenBills {

    /**
     * Takes the bills for the order, all or none.
     *
     * @throws io.hearth.problem.ProblemException BILL_UNKNOWN, BILL_BEING_PAID, BILL_CLOSED or AMOUNT_CHANGED
     */
    List<ChargeItem> hold(String chargeOrderNo, String customerNo, List<Wanted> bills, Instant until);

    /** Gives the bills back. */
    void release(ChargeOrder order);

    /**
     * Books on the bills what the order has collected, once for ever.
     *
     * @throws PaidMeanwhile when a bill no longer owes the amount or another order holds it
     */
    void book(ChargeOrder order, Instant paidAt);

    /**
     * What is to be paid of a bill.
     *
     * @param part whether less than what is due is meant
     */
    record Wanted(String billNo, Money amount, boolean part) {}

    /** The money came, but somebody else has paid or is paying the bill. */
    final class PaidMeanwhile extends RuntimeException {

        private static final long serialVersionUID = 1;

        public PaidMeanwhile(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
