package io.hearth.invoice.listener;

import io.hearth.charge.api.event.PaymentSuccess;
import io.hearth.invoice.issuing.Invoicing;
import io.hearth.invoice.issuing.PaidCharge;
import io.hearth.messaging.Events;
import io.hearth.money.Money;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.spring.annotation.RocketMQMessageListener;
import org.apache.rocketmq.spring.core.RocketMQListener;
import org.springframework.stereotype.Component;

/** Payments that were booked. */
@Component
@RocketMQMessageListener(
        topic = PaymentSuccess.TOPIC,
        selectorExpression = PaymentSuccess.TAG,
        consumerGroup = Invoicing.CONSUMER_GROUP,
        consumeThreadNumber = 8)
class PaymentSuccessListener implements RocketMQListener<MessageExt> {

    private final Invoicing invoicing;
    private final Events events;

    PaymentSuccessListener(Invoicing invoicing, Events events) {
        this.invoicing = invoicing;
        this.events = events;
    }

    @Override
    public void onMessage(MessageExt message) {
        events.consume(message, PaymentSuccess.class, success -> invoicing.request(charge(success)));
    }

    private PaidCharge charge(PaymentSuccess success) {
        return new PaidCharge(
                success.eventId(),
                success.chargeRecordNo(),
                success.chargeOrderNo(),
                success.customerNo(),
                success.items().stream()
                        .map(item -> new PaidCharge.Item(item.billNo(), item.season(), new Money(item.amountFen())))
                        .toList(),
                events.currentTraceparent());
    }
}
