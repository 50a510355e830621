package io.hearth.payment.paying;

import io.hearth.payment.channel.Channels;
import io.hearth.payment.channel.CloseOutcome;
import io.hearth.payment.ledger.ChannelRequests;
import io.hearth.payment.ledger.Facts;
import io.hearth.payment.ledger.Payments;
import io.hearth.payment.ledger.RequestKind;
import io.hearth.payment.ledger.RequestStatus;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.PaymentOrder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Ends payments that are not to be paid any more: the channel is asked first, and nothing is closed without its answer. */
@Service
class Closing {

    private static final Logger LOG = LoggerFactory.getLogger(Closing.class);

    private final Payments payments;
    private final ChannelRequests requests;
    private final Facts facts;
    private final Asking asking;
    private final Channels channels;

    Closing(Payments payments, ChannelRequests requests, Facts facts, Asking asking, Channels channels) {
        this.payments = payments;
        this.requests = requests;
        this.facts = facts;
        this.asking = asking;
        this.channels = channels;
    }

    /** How the payment of a charge order stands after it was to be closed; still PAYING when the channel did not say. */
    BusinessStatus close(String chargeOrderNo) {
        // Whoever asks for a payment from now on is refused, or was faster and has made one.
        if (payments.ruleOut(chargeOrderNo) || payments.willNeverBe(chargeOrderNo)) {
            LOG.atInfo().addKeyValue("chargeOrderNo", chargeOrderNo).log("closed before any payment was asked for");
            return BusinessStatus.CLOSED;
        }
        return payments.ofChargeOrder(chargeOrderNo)
                .map(this::close)
                .orElseThrow(() -> new IllegalStateException("the claim of " + chargeOrderNo + " names no order"));
    }

    BusinessStatus close(PaymentOrder order) {
        return switch (order.status()) {
            case PAID, CLOSED, FAILED -> order.status();
            case CREATED ->
                payments.store(order, order.closedUnsent())
                        ? BusinessStatus.CLOSED
                        : close(payments.existing(order.payNo()));
            case PAYING -> closePaying(order);
        };
    }

    private BusinessStatus closePaying(PaymentOrder order) {
        var asked = asking.ask(order);
        return asked.order().status() == BusinessStatus.PAYING && asked.fact() instanceof ChannelFact.Open
                ? closeAtChannel(asked.order())
                : asked.order().status();
    }

    private BusinessStatus closeAtChannel(PaymentOrder order) {
        long request = requests.open(order, RequestKind.CLOSE);
        return switch (channels.of(order.terms().channel()).close(order)) {
            case CloseOutcome.Closed closed -> {
                requests.end(request, RequestStatus.ANSWERED, "closed");
                facts.apply(order.payNo(), new ChannelFact.Closed(Source.CLOSE), order.version());
                yield payments.existing(order.payNo()).status();
            }
            case CloseOutcome.Refused(String why) -> {
                // The payer was faster than us by a moment.
                requests.end(request, RequestStatus.REFUSED, why);
                yield asking.ask(order).order().status();
            }
            case CloseOutcome.Unknown(String why) -> {
                requests.end(request, RequestStatus.NO_ANSWER, why);
                yield order.status();
            }
        };
    }
}
