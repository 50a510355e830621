package io.hearth.charge.client.payment;

import feign.RetryableException;
import io.hearth.charge.order.ChargeItem;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.Payments;
import io.hearth.payment.api.ClosePayment;
import io.hearth.payment.api.CreatePayment;
import io.hearth.web.client.RemoteProblem;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Payments as payment-service makes them. */
@Component
class PaymentServicePayments implements Payments {

    private static final Logger LOG = LoggerFactory.getLogger(PaymentServicePayments.class);
    private static final Set<String> REFUSED_FOR_GOOD = Set.of(
            "PAYMENT_ORDER_CLOSED", "PAYMENT_EXPIRED", "PAYMENT_DIFFERS", "PAYER_INCOMPLETE", "CHANNEL_NOT_SUPPORTED");

    private final PaymentClient client;

    PaymentServicePayments(PaymentClient client) {
        this.client = client;
    }

    @Override
    public Asked ask(ChargeOrder order) {
        try {
            var payment = client.create(request(order));
            var over = Set.of("CLOSED", "FAILED").contains(payment.status());
            return over ? new Asked.Refused(payment.payNo()) : new Asked.Open(payment.payNo(), payment.pay());
        } catch (RemoteProblem e) {
            return REFUSED_FOR_GOOD.contains(e.code()) ? new Asked.Refused("") : unknown(order, e);
        } catch (RetryableException e) {
            return unknown(order, e);
        }
    }

    @Override
    public Ended end(String chargeOrderNo) {
        try {
            return switch (client.close(new ClosePayment(chargeOrderNo)).outcome()) {
                case CLOSED -> Ended.CLOSED;
                case PAID -> Ended.PAID;
                case UNKNOWN -> Ended.UNKNOWN;
            };
        } catch (RemoteProblem | RetryableException e) {
            LOG.atWarn().setCause(e).addKeyValue("chargeOrderNo", chargeOrderNo).log("payment-service gave no answer");
            return Ended.UNKNOWN;
        }
    }

    private static Asked unknown(ChargeOrder order, RuntimeException e) {
        LOG.atWarn()
                .setCause(e)
                .addKeyValue("chargeOrderNo", order.chargeOrderNo())
                .log("payment-service gave no answer; the order asks again");
        return new Asked.Unknown();
    }

    private static CreatePayment request(ChargeOrder order) {
        var way = order.way();
        var seasons = order.items().stream()
                .map(ChargeItem::season)
                .distinct()
                .sorted()
                .collect(Collectors.joining("、"));
        return new CreatePayment(
                order.chargeOrderNo(),
                order.customerNo(),
                order.amount().fen(),
                way.channel().name(),
                way.method().name(),
                seasons.length() > 30 ? "采暖费" : seasons + "采暖费",
                way.clientIp(),
                way.payerOpenid(),
                order.expiresAt());
    }
}
