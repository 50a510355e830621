package io.hearth.charge.listener;

import io.hearth.charge.booking.Cashier;
import io.hearth.charge.booking.PaidFact;
import io.hearth.messaging.Events;
import io.hearth.money.Money;
import io.hearth.payment.api.event.PaymentPaid;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.spring.annotation.ConsumeMode;
import org.apache.rocketmq.spring.annotation.RocketMQMessageListener;
import org.apache.rocketmq.spring.core.RocketMQListener;
import org.springframework.stereotype.Component;

/** Payments that came in, in the order of each customer. */
@Component
@RocketMQMessageListener(
        topic = PaymentPaid.TOPIC,
        selectorExpression = PaymentPaid.TAG,
        consumerGroup = "charge-booking",
        consumeMode = ConsumeMode.ORDERLY,
        consumeThreadNumber = 8)
class PaymentPaidListener implements RocketMQListener<MessageExt> {

    private final Cashier cashier;
    private final Events events;

    PaymentPaidListener(Cashier cashier, Events events) {
        this.cashier = cashier;
        this.events = events;
    }

    @Override
    public void onMessage(MessageExt message) {
        events.consume(message, PaymentPaid.class, paid -> cashier.received(fact(paid)));
    }

    private PaidFact fact(PaymentPaid paid) {
        return new PaidFact(
                paid.payNo(),
                paid.chargeOrderNo(),
                paid.customerNo(),
                paid.channel(),
                paid.channelTradeNo(),
                new Money(paid.amountFen()),
                paid.paidAt(),
                0,
                events.currentTraceparent());
    }
}
