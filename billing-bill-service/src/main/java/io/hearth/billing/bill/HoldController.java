package io.hearth.billing.bill;

import io.hearth.billing.api.BillingApi;
import io.hearth.billing.api.BillsView;
import io.hearth.billing.api.BookPayment;
import io.hearth.billing.api.HoldBills;
import io.hearth.billing.api.ReleaseBills;
import java.util.List;
import org.springframework.web.bind.annotation.RestController;

/** The inner door: what charge-service asks. */
@RestController
class HoldController implements BillingApi {

    private final BillHolding holding;

    HoldController(BillHolding holding) {
        this.holding = holding;
    }

    @Override
    public BillsView hold(HoldBills request) {
        return view(holding.hold(request));
    }

    @Override
    public BillsView release(ReleaseBills request) {
        return view(holding.release(request));
    }

    @Override
    public BillsView book(BookPayment request) {
        return view(holding.book(request));
    }

    private static BillsView view(List<Bill> bills) {
        return new BillsView(bills.stream()
                .map(bill -> new BillsView.Bill(
                        bill.billNo(),
                        bill.season(),
                        bill.address(),
                        bill.status().name(),
                        bill.due().fen(),
                        bill.paid().fen(),
                        bill.outstanding().fen()))
                .toList());
    }
}
