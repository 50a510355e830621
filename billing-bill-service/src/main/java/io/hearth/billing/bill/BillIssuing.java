package io.hearth.billing.bill;

import io.hearth.data.NumberSeries;
import io.hearth.money.Money;
import io.hearth.service.BusinessTime;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Issues bills: numbered first, then stored in the transaction of whoever asks. */
@Service
public class BillIssuing {

    private static final String PREFIX = "B";

    private final Bills bills;
    private final NumberSeries numbers;
    private final Clock clock;

    BillIssuing(Bills bills, NumberSeries numbers, Clock clock) {
        this.bills = bills;
        this.numbers = numbers;
        this.clock = clock;
    }

    /** A bill with its number, not stored yet. */
    public record Numbered(String billNo, NewBill bill) {}

    /** Which of these properties have their bill already. */
    public Set<Long> alreadyBilled(String season, BillKind kind, List<Long> propertyIds) {
        return propertyIds.isEmpty() ? Set.of() : bills.billedProperties(season, kind, propertyIds);
    }

    /** Numbers bills; must be called outside a transaction. A number that is never stored is a gap, nothing worse. */
    public List<Numbered> number(List<NewBill> newBills) {
        var day = BusinessTime.dayOf(clock.instant());
        return newBills.stream()
                .map(bill -> new Numbered(numbers.next(PREFIX, day), bill))
                .toList();
    }

    /**
     * Stores bills and their charges.
     *
     * @throws org.springframework.dao.DuplicateKeyException if a property got its bill meanwhile: nothing is stored then
     */
    @Transactional(propagation = Propagation.MANDATORY)
    public void store(List<Numbered> numbered) {
        if (numbered.isEmpty()) {
            return;
        }
        var now = clock.instant();
        var entries = new ArrayList<EntryRow>();
        for (var each : numbered) {
            var lines = each.bill().lines();
            for (int i = 0; i < lines.size(); i++) {
                var line = lines.get(i);
                entries.add(new EntryRow(
                        each.billNo(),
                        new BillEntry(
                                EntryKind.CHARGE,
                                String.valueOf(i + 1),
                                line.amount(),
                                line.formula(),
                                line.inputs(),
                                now)));
            }
        }
        bills.insert(numbered.stream().map(BillIssuing::issued).toList(), entries, now);
    }

    private static Bill issued(Numbered numbered) {
        var bill = numbered.bill();
        return new Bill(
                numbered.billNo(),
                bill.customerNo(),
                bill.propertyId(),
                bill.address(),
                bill.season(),
                bill.kind(),
                bill.tariffId(),
                bill.due().isZero() ? BillStatus.PAID : BillStatus.UNPAID,
                bill.due(),
                Money.ZERO,
                bill.dueOn(),
                Optional.empty(),
                0);
    }
}
