package io.hearth.payment.desk;

import io.hearth.consistency.IssueQuery;
import io.hearth.consistency.Issues;
import io.hearth.payment.ledger.ChannelRequests;
import io.hearth.payment.ledger.Facts;
import io.hearth.payment.ledger.Payments;
import io.hearth.payment.notice.Notices;
import io.hearth.payment.order.ChannelStatus;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.paying.Asking;
import io.hearth.web.PageQuery;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Payments for staff. */
@RestController
@PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'ADMIN', 'OPS')")
class PaymentController {

    private static final PageQuery ALL_THAT_FIT = new PageQuery(1, 200);

    private final Payments payments;
    private final ChannelRequests requests;
    private final Notices notices;
    private final Issues issues;
    private final Asking asking;

    PaymentController(Payments payments, ChannelRequests requests, Notices notices, Issues issues, Asking asking) {
        this.payments = payments;
        this.requests = requests;
        this.notices = notices;
        this.issues = issues;
        this.asking = asking;
    }

    @GetMapping("/api/payments/{payNo}")
    PaymentDetails payment(@PathVariable String payNo) {
        return details(payments.existing(payNo));
    }

    /** Asks the channel now, also after orders that ended: that is how a late success or a mismatch is found by hand. */
    @PostMapping("/api/payments/{payNo}/query")
    PaymentDetails query(@PathVariable String payNo) {
        var order = payments.existing(payNo);
        return details(
                order.channelStatus() == ChannelStatus.INIT
                        ? order
                        : asking.ask(order).order());
    }

    private PaymentDetails details(PaymentOrder order) {
        return PaymentDetails.of(
                order,
                requests.of(order.payNo()),
                notices.of(order.payNo()),
                issues.find(new IssueQuery(null, null, Facts.SOURCE, order.payNo()), ALL_THAT_FIT)
                        .items());
    }
}
