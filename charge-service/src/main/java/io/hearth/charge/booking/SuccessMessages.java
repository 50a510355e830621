package io.hearth.charge.booking;

import io.hearth.charge.api.event.PaymentSuccess;
import io.hearth.messaging.Events;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import org.apache.rocketmq.client.producer.LocalTransactionState;
import org.apache.rocketmq.spring.core.RocketMQTemplate;
import org.apache.rocketmq.spring.support.RocketMQHeaders;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Announces bookings by transactional messages: the broker delivers one exactly when its booking has been committed. */
@Component
class SuccessMessages {

    static final String KEY = "hearth-message-key";
    static final String ORDER = "hearth-charge-order";
    static final String SENT_AT = "hearth-sent-at";

    private final RocketMQTemplate rocketMq;
    private final Events events;
    private final JsonMapper json;
    private final Clock clock;

    SuccessMessages(RocketMQTemplate rocketMq, Events events, JsonMapper json, Clock clock) {
        this.rocketMq = rocketMq;
        this.events = events;
        this.json = json;
        this.clock = clock;
    }

    /**
     * Hands the broker the half message, books, and tells the broker how that went.
     *
     * @throws RuntimeException what the booking failed with; nothing is booked and nothing announced then
     */
    void bookAndAnnounce(Booking booking) {
        var message = MessageBuilder.withPayload(
                        json.writeValueAsString(event(booking)).getBytes(StandardCharsets.UTF_8))
                .setHeader(RocketMQHeaders.KEYS, booking.order().chargeOrderNo())
                .setHeader(KEY, booking.messageKey())
                .setHeader(ORDER, booking.order().chargeOrderNo())
                .setHeader(SENT_AT, clock.millis())
                .setHeader(Events.TRACEPARENT, events.currentTraceparent())
                .build();
        var sent = rocketMq.sendMessageInTransaction(PaymentSuccess.TOPIC + ":" + PaymentSuccess.TAG, message, booking);
        var failure = booking.failure().get();
        if (failure != null) {
            throw failure;
        }
        if (sent.getLocalTransactionState() != LocalTransactionState.COMMIT_MESSAGE) {
            throw new IllegalStateException("the booking did not run: " + sent.getSendStatus());
        }
    }

    private PaymentSuccess event(Booking booking) {
        var order = booking.order();
        var fact = booking.fact();
        return new PaymentSuccess(
                "paid-" + order.chargeOrderNo(),
                clock.instant(),
                order.chargeOrderNo(),
                booking.recordNo(),
                order.customerNo(),
                fact.payNo(),
                fact.channel(),
                fact.amount().fen(),
                fact.paidAt(),
                order.items().stream()
                        .map(item -> new PaymentSuccess.Item(
                                item.billNo(),
                                item.season(),
                                item.address(),
                                item.amount().fen()))
                        .toList());
    }
}
