package io.hearth.billing.bill;

import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.billing.BillingProblem;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Repository;

/** The stored bills. */
@Repository
class Bills {

    private final BillMapper mapper;

    Bills(BillMapper mapper) {
        this.mapper = mapper;
    }

    /**
     * A customer's bill.
     *
     * @throws io.hearth.problem.ProblemException {@link BillingProblem#BILL_NOT_FOUND} for a number that is not the customer's
     */
    Bill ofCustomer(String customerNo, String billNo) {
        return byNumber(billNo)
                .filter(bill -> bill.customerNo().equals(customerNo))
                .orElseThrow(() -> BillingProblem.BILL_NOT_FOUND.because(billNo).with("billNo", billNo));
    }

    Optional<Bill> byNumber(String billNo) {
        return Optional.ofNullable(mapper.selectById(billNo)).map(BillRow::bill);
    }

    Paged<Bill> find(BillQuery query, PageQuery page) {
        var found = mapper.find(Page.of(page.number(), page.length()), query);
        return Paged.of(page, found.getRecords(), found.getTotal()).map(BillRow::bill);
    }

    List<BillEntry> entries(Bill bill) {
        return mapper.entries(bill.billNo());
    }

    /** Bills whose hold has ended by itself, the longest ended first. */
    List<Bill> withEndedHold(Instant now, int limit) {
        return mapper.heldUntil(now, limit).stream().map(BillRow::bill).toList();
    }

    /**
     * Stores a step of a bill; a step that changed nothing stores nothing.
     *
     * @throws io.hearth.problem.ProblemException {@link BillingProblem#BILL_CHANGED} when somebody was faster
     */
    Bill store(Bill before, Bill after) {
        if (after.version() == before.version()) {
            return after;
        }
        var hold = after.hold();
        int stored = mapper.step(
                before,
                after,
                hold.map(Bill.Hold::chargeOrderNo).orElse(null),
                hold.map(Bill.Hold::until).orElse(null));
        if (stored != 1) {
            throw BillingProblem.BILL_CHANGED.because(before.billNo()).with("billNo", before.billNo());
        }
        return after;
    }

    /** Whether the charge order's payment is booked on the bill already. */
    boolean isPaidBy(Bill bill, String chargeOrderNo) {
        return mapper.payments(bill.billNo(), chargeOrderNo) > 0;
    }

    void add(Bill bill, BillEntry entry) {
        mapper.addEntries(List.of(new EntryRow(bill.billNo(), entry)));
    }

    void insert(List<Bill> issued, List<EntryRow> entries, Instant now) {
        mapper.insertAll(issued, now);
        mapper.addEntries(entries);
    }

    Set<Long> billedProperties(String season, BillKind kind, List<Long> propertyIds) {
        return mapper.billedProperties(season, kind, propertyIds);
    }
}
