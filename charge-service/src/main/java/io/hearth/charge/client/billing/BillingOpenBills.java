package io.hearth.charge.client.billing;

import io.hearth.billing.api.BookPayment;
import io.hearth.billing.api.HoldBills;
import io.hearth.billing.api.ReleaseBills;
import io.hearth.charge.ChargeProblem;
import io.hearth.charge.order.ChargeItem;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.OpenBills;
import io.hearth.web.client.RemoteProblem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** The bills as billing-bill-service keeps them. */
@Component
class BillingOpenBills implements OpenBills {

    private final BillingClient client;

    BillingOpenBills(BillingClient client) {
        this.client = client;
    }

    @Override
    public List<ChargeItem> hold(String chargeOrderNo, String customerNo, List<Wanted> bills, Instant until) {
        var request = new HoldBills(
                chargeOrderNo,
                customerNo,
                bills.stream()
                        .map(bill ->
                                new HoldBills.Item(bill.billNo(), bill.amount().fen(), bill.part()))
                        .toList(),
                until);
        try {
            var held = client.hold(request).bills();
            var items = new ArrayList<ChargeItem>();
            for (int i = 0; i < bills.size(); i++) {
                var bill = held.get(i);
                items.add(new ChargeItem(bill.billNo(), bills.get(i).amount(), bill.season(), bill.address()));
            }
            return items;
        } catch (RemoteProblem e) {
            throw translated(e);
        }
    }

    @Override
    public void release(ChargeOrder order) {
        client.release(new ReleaseBills(
                order.chargeOrderNo(),
                order.customerNo(),
                order.items().stream().map(ChargeItem::billNo).toList()));
    }

    @Override
    public void book(ChargeOrder order, Instant paidAt) {
        var request = new BookPayment(
                order.chargeOrderNo(),
                order.customerNo(),
                order.items().stream()
                        .map(item -> new BookPayment.Item(
                                item.billNo(), item.amount().fen()))
                        .toList(),
                paidAt);
        try {
            client.book(request);
        } catch (RemoteProblem e) {
            if (e.code().equals("BILL_NOT_PAYABLE")) {
                throw new PaidMeanwhile(order.chargeOrderNo() + ": " + e.getMessage(), e);
            }
            throw e;
        }
    }

    private static RuntimeException translated(RemoteProblem e) {
        var billNo = e.fact("billNo");
        return switch (e.code()) {
            case "BILL_NOT_FOUND" -> ChargeProblem.BILL_UNKNOWN.because(billNo).with("billNo", billNo);
            case "BILL_HELD", "BILL_CHANGED", "BEING_CHANGED" ->
                ChargeProblem.BILL_BEING_PAID.because(billNo).with("billNo", billNo);
            case "BILL_NOT_OPEN" -> ChargeProblem.BILL_CLOSED.because(billNo).with("billNo", billNo);
            case "DUE_DIFFERS" ->
                ChargeProblem.AMOUNT_CHANGED
                        .because(billNo)
                        .with("billNo", billNo)
                        .with("dueFen", Long.valueOf(e.fact("dueFen")));
            default -> e;
        };
    }
}
