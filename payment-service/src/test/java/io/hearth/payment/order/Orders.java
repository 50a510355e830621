package io.hearth.payment.order;

import io.hearth.money.Money;
import io.hearth.payment.order.ChannelFact.Source;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Orders in every state that can be reached, and the facts that meet them. */
final class Orders {

    static final Instant CREATED_AT = Instant.parse("2026-11-03T04:00:00Z");
    static final Instant EXPIRES_AT = CREATED_AT.plus(Duration.ofMinutes(30));
    static final Duration GRACE = Duration.ofMinutes(5);
    static final Instant OVERDUE = EXPIRES_AT.plus(GRACE);
    static final Money AMOUNT = Money.ofYuan("1200.50");
    static final Receipt RECEIPT = new Receipt("4200000001", CREATED_AT.plusSeconds(20));

    private Orders() {}

    /** The states that an order can be in, by the name of its business status and its channel status. */
    enum Standing {
        CREATED,
        PAYING,
        UNKNOWN,
        PAID,
        CLOSED,
        CLOSED_UNSENT,
        FAILED;

        PaymentOrder order() {
            return switch (this) {
                case CREATED -> created();
                case PAYING -> created().sending();
                case UNKNOWN ->
                    after(created().sending(), new ChannelFact.NoAnswer(Source.CREATE, "time-out"), CREATED_AT);
                case PAID -> after(created().sending(), paid(Source.NOTIFY), CREATED_AT);
                case CLOSED -> after(created().sending(), new ChannelFact.Closed(Source.CLOSE), CREATED_AT);
                case CLOSED_UNSENT -> created().closedUnsent();
                case FAILED -> after(created().sending(), new ChannelFact.Failed(Source.CREATE, "no"), CREATED_AT);
            };
        }
    }

    static PaymentOrder created() {
        var terms = new PaymentTerms(
                "WECHAT", PayMethod.NATIVE, AMOUNT, "2026-2027采暖费", Optional.empty(), Optional.empty(), EXPIRES_AT);
        return PaymentOrder.created("P2026110300000001", "C2026110300000001", "H1", terms, CREATED_AT);
    }

    static ChannelFact.Paid paid(Source source) {
        return new ChannelFact.Paid(source, AMOUNT, RECEIPT);
    }

    static PaymentOrder after(PaymentOrder order, ChannelFact fact, Instant now) {
        return order.on(fact, now, GRACE) instanceof FactDecision.Advance(PaymentOrder after) ? after : order;
    }
}
