package io.hearth.notification.listener;

import io.hearth.charge.api.event.PaymentSuccess;
import io.hearth.messaging.Events;
import io.hearth.money.Money;
import io.hearth.notification.message.News;
import io.hearth.notification.message.Notifying;
import io.hearth.notification.message.Template;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.spring.annotation.RocketMQMessageListener;
import org.apache.rocketmq.spring.core.RocketMQListener;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Payments that were booked. */
@Component
@RocketMQMessageListener(
        topic = PaymentSuccess.TOPIC,
        selectorExpression = PaymentSuccess.TAG,
        consumerGroup = Notifying.PAYMENT_GROUP,
        consumeThreadNumber = 8)
class PaymentSuccessListener implements RocketMQListener<MessageExt> {

    // A variable of a registered text takes at most 35 characters.
    private static final int MOST_SEASONS = 3;

    private final Notifying notifying;
    private final Events events;

    PaymentSuccessListener(Notifying notifying, Events events) {
        this.notifying = notifying;
        this.events = events;
    }

    @Override
    public void onMessage(MessageExt message) {
        events.consume(
                message,
                PaymentSuccess.class,
                success -> notifying.tell(Notifying.PAYMENT_GROUP, received(success, events.currentTraceparent())));
    }

    private static News received(PaymentSuccess success, @Nullable String traceparent) {
        return new News(
                success.eventId(),
                success.customerNo(),
                Template.PAYMENT_RECEIVED,
                success.chargeRecordNo(),
                Map.of(
                        "customerNo", success.customerNo(),
                        "amount", new Money(success.amountFen()).toString(),
                        "season", seasons(success),
                        "chargeOrderNo", success.chargeOrderNo(),
                        "receiptNo", success.chargeRecordNo()),
                traceparent);
    }

    private static String seasons(PaymentSuccess success) {
        return success.items().stream()
                .map(PaymentSuccess.Item::season)
                .distinct()
                .sorted()
                .limit(MOST_SEASONS)
                .collect(Collectors.joining("、"));
    }
}
