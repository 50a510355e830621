package io.hearth.payment.paying;

import io.hearth.money.Money;
import io.hearth.payment.PaymentProblem;
import io.hearth.payment.api.ClosePayment;
import io.hearth.payment.api.ClosedPayment;
import io.hearth.payment.api.CreatePayment;
import io.hearth.payment.api.PaymentApi;
import io.hearth.payment.api.PaymentView;
import io.hearth.payment.channel.Channels;
import io.hearth.payment.ledger.Payments;
import io.hearth.payment.order.PayMethod;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.PaymentTerms;
import io.hearth.payment.order.Receipt;
import io.hearth.problem.FieldProblem;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.RestController;

/** The inner door: what charge-service asks. */
@RestController
class InnerDoor implements PaymentApi {

    private final Paying paying;
    private final Closing closing;
    private final Payments payments;
    private final Channels channels;

    InnerDoor(Paying paying, Closing closing, Payments payments, Channels channels) {
        this.paying = paying;
        this.closing = closing;
        this.payments = payments;
        this.channels = channels;
    }

    @Override
    public PaymentView create(CreatePayment request) {
        return view(paying.pay(request.chargeOrderNo(), request.customerNo(), terms(request)));
    }

    @Override
    public PaymentView payment(String payNo) {
        return view(payments.existing(payNo));
    }

    @Override
    public ClosedPayment close(ClosePayment request) {
        return new ClosedPayment(
                switch (closing.close(request.chargeOrderNo())) {
                    case CLOSED, FAILED -> ClosedPayment.Outcome.CLOSED;
                    case PAID -> ClosedPayment.Outcome.PAID;
                    case CREATED, PAYING -> ClosedPayment.Outcome.UNKNOWN;
                });
    }

    private PaymentTerms terms(CreatePayment request) {
        var channel = channels.named(request.channel())
                .orElseThrow(() -> PaymentProblem.CHANNEL_NOT_SUPPORTED.because(request.channel()));
        var method = PayMethod.valueOf(request.method());
        var terms = new PaymentTerms(
                channel.name(),
                method,
                new Money(request.amountFen()),
                request.description(),
                Optional.ofNullable(request.clientIp()),
                Optional.ofNullable(request.payerOpenid()),
                request.expiresAt());
        if (method == PayMethod.JSAPI && terms.payer().isEmpty()) {
            throw incomplete(method, "payerOpenid");
        }
        if (method == PayMethod.H5 && terms.clientIp().isEmpty()) {
            throw incomplete(method, "clientIp");
        }
        return terms;
    }

    private static RuntimeException incomplete(PayMethod method, String field) {
        return PaymentProblem.PAYER_INCOMPLETE
                .because(method)
                .at(List.of(new FieldProblem(field, "REQUIRED", "不能为空", "is needed")));
    }

    private PaymentView view(PaymentOrder order) {
        return new PaymentView(
                order.payNo(),
                order.chargeOrderNo(),
                order.status().name(),
                order.channelStatus().name(),
                order.terms().amount().fen(),
                paying.parameters(order),
                order.receipt().map(Receipt::paidAt).orElse(null));
    }
}
