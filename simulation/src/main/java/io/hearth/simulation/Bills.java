package io.hearth.simulation;

import io.hearth.billing.bill.Bill;
import io.hearth.billing.bill.BillKind;
import io.hearth.billing.bill.BillStatus;
import io.hearth.money.Money;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The database of billing-bill-service: bills and the payments booked on them. */
final class Bills {

    /** What was booked on a bill for a charge order. */
    record Entry(String billNo, String chargeOrderNo, Money amount) {}

    private final World world;
    private final Map<String, Bill> rows = new LinkedHashMap<>();
    private final List<Entry> entries = new ArrayList<>();

    Bills(World world) {
        this.world = world;
    }

    void issue(String billNo, Money due) {
        rows.put(
                billNo,
                new Bill(
                        billNo,
                        "C1",
                        1,
                        "江畔嘉园 1号楼 101",
                        "2026-2027",
                        BillKind.HEAT,
                        1,
                        BillStatus.UNPAID,
                        due,
                        Money.ZERO,
                        LocalDate.of(2026, 12, 31),
                        Optional.empty(),
                        0));
    }

    Collection<Bill> all() {
        return rows.values();
    }

    Bill bill(String billNo) {
        return Optional.ofNullable(rows.get(billNo)).orElseThrow();
    }

    List<Entry> entries() {
        return entries;
    }

    boolean isPaidBy(String billNo, String chargeOrderNo) {
        return entries.stream()
                .anyMatch(entry ->
                        entry.billNo().equals(billNo) && entry.chargeOrderNo().equals(chargeOrderNo));
    }

    /** Whether nobody was faster with any of them. */
    boolean areUnchanged(List<Bill> before) {
        return before.stream()
                .allMatch(bill -> world.rules()
                        .isUnchanged(bill.version(), bill(bill.billNo()).version()));
    }

    void store(List<Bill> after) {
        after.forEach(bill -> rows.put(bill.billNo(), bill));
    }

    void add(Entry entry) {
        entries.add(entry);
    }

    /** A hold whose order died without a word ends by itself. */
    void addMoves(List<World.Move> moves) {
        for (var bill : rows.values()) {
            bill.hold()
                    .ifPresent(hold -> moves.add(
                            new World.Move(hold.until(), World.Service.BILLING, () -> release(bill.billNo()))));
        }
    }

    private Step release(String billNo) {
        var before = bill(billNo);
        var after = world.rules().releasedAt(before, world.now());
        return () -> {
            if (areUnchanged(List.of(before))) {
                store(List.of(after));
                world.note("billing", () -> "the hold of " + billNo + " ended by itself");
            }
            return null;
        };
    }
}
