package io.hearth.billing.bill;

import io.hearth.money.Money;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.transaction.support.TransactionTemplate;

/** Issues bills for tests, each for a property of its own. */
@TestComponent
class SampleBills {

    private static final AtomicLong PROPERTIES = new AtomicLong(1_000_000);

    private final BillIssuing issuing;
    private final TransactionTemplate transaction;

    SampleBills(BillIssuing issuing, TransactionTemplate transaction) {
        this.issuing = issuing;
        this.transaction = transaction;
    }

    String issued(String customerNo, String yuan) {
        var bill = new NewBill(
                customerNo,
                PROPERTIES.incrementAndGet(),
                "滨江花园 3栋 2单元 501",
                "2026-2027",
                BillKind.HEAT,
                1,
                LocalDate.of(2026, 12, 31),
                List.of(new NewBill.Line(Money.ofYuan(yuan), yuan, "{\"price\":\"" + yuan + "\"}")));
        var numbered = issuing.number(List.of(bill));
        transaction.executeWithoutResult(status -> issuing.store(numbered));
        return numbered.getFirst().billNo();
    }
}
