package io.hearth.billing.bill;

import io.hearth.billing.BillingProblem;
import io.hearth.billing.api.BookPayment;
import io.hearth.billing.api.HoldBills;
import io.hearth.billing.api.ReleaseBills;
import io.hearth.money.Money;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import org.apache.seata.spring.annotation.GlobalLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What charge orders do with bills: take them, give them back, book on them; each is one branch of the order's transaction. */
@Service
class BillHolding {

    private static final Logger LOG = LoggerFactory.getLogger(BillHolding.class);
    private static final int ENDED_HOLDS_AT_ONCE = 100;

    private final Bills bills;
    private final Clock clock;

    BillHolding(Bills bills, Clock clock) {
        this.bills = bills;
        this.clock = clock;
    }

    @Transactional
    public List<Bill> hold(HoldBills request) {
        var numbers =
                distinct(request.items().stream().map(HoldBills.Item::billNo).toList());
        var claim = new Bill.Hold(request.chargeOrderNo(), request.until());
        var held = request.items().stream()
                .map(item -> {
                    var bill = bills.ofCustomer(request.customerNo(), item.billNo());
                    return bills.store(bill, bill.heldFor(claim, new Money(item.amountFen()), item.part()));
                })
                .toList();
        log("bills held", request.chargeOrderNo(), numbers);
        return held;
    }

    @Transactional
    public List<Bill> release(ReleaseBills request) {
        var released = request.billNos().stream()
                .map(billNo -> {
                    var bill = bills.ofCustomer(request.customerNo(), billNo);
                    return bills.store(bill, bill.releasedBy(request.chargeOrderNo()));
                })
                .toList();
        log("bills released", request.chargeOrderNo(), request.billNos());
        return released;
    }

    @Transactional
    public List<Bill> book(BookPayment request) {
        var numbers =
                distinct(request.items().stream().map(BookPayment.Item::billNo).toList());
        var booked = request.items().stream()
                .map(item -> book(
                        bills.ofCustomer(request.customerNo(), item.billNo()), new Money(item.amountFen()), request))
                .toList();
        log("payment booked", request.chargeOrderNo(), numbers);
        return booked;
    }

    /** Gives back bills whose hold has ended by itself: their charge order died without a word. */
    @GlobalLock
    @Transactional
    public int releaseEndedHolds() {
        var now = clock.instant();
        var ended = bills.withEndedHold(now, ENDED_HOLDS_AT_ONCE);
        for (var bill : ended) {
            bills.store(bill, bill.releasedAt(now));
            LOG.atWarn().addKeyValue("billNo", bill.billNo()).log("a hold ended by itself");
        }
        return ended.size();
    }

    private Bill book(Bill bill, Money amount, BookPayment request) {
        if (bills.isPaidBy(bill, request.chargeOrderNo())) {
            return bill;
        }
        var paid = bills.store(bill, bill.paidBy(request.chargeOrderNo(), amount));
        bills.add(bill, BillEntry.payment(request.chargeOrderNo(), amount, request.paidAt()));
        return paid;
    }

    private static List<String> distinct(List<String> billNos) {
        if (Set.copyOf(billNos).size() < billNos.size()) {
            throw BillingProblem.SAME_BILL_TWICE.because();
        }
        return billNos;
    }

    private static void log(String deed, String chargeOrderNo, List<String> billNos) {
        LOG.atInfo()
                .addKeyValue("chargeOrderNo", chargeOrderNo)
                .addKeyValue("billNos", billNos)
                .log(deed);
    }
}
