package io.hearth.payment.paying;

import io.hearth.payment.channel.Channels;
import io.hearth.payment.channel.QueryOutcome;
import io.hearth.payment.ledger.ChannelRequests;
import io.hearth.payment.ledger.Facts;
import io.hearth.payment.ledger.Payments;
import io.hearth.payment.ledger.RequestKind;
import io.hearth.payment.ledger.RequestStatus;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.PaymentOrder;
import org.springframework.stereotype.Service;

/** Finds out from the channel how an order stands. */
@Service
public class Asking {

    private final Channels channels;
    private final ChannelRequests requests;
    private final Payments payments;
    private final Facts facts;

    Asking(Channels channels, ChannelRequests requests, Payments payments, Facts facts) {
        this.channels = channels;
        this.requests = requests;
        this.payments = payments;
        this.facts = facts;
    }

    /** What the channel said, and the order as it stands after that. */
    public record Asked(ChannelFact fact, PaymentOrder order) {}

    public Asked ask(PaymentOrder order) {
        long request = requests.open(order, RequestKind.QUERY);
        var outcome = channels.of(order.terms().channel()).query(order);
        switch (outcome) {
            case QueryOutcome.Told(ChannelFact fact) -> requests.end(request, RequestStatus.ANSWERED, fact.toString());
            case QueryOutcome.Unknown(String why) -> requests.end(request, RequestStatus.NO_ANSWER, why);
        }
        facts.apply(order.payNo(), outcome.fact(), order.version());
        return new Asked(outcome.fact(), payments.existing(order.payNo()));
    }
}
