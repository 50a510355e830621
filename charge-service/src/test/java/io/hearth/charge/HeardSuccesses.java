package io.hearth.charge;

import io.hearth.charge.api.event.PaymentSuccess;
import io.hearth.messaging.Events;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.spring.annotation.RocketMQMessageListener;
import org.apache.rocketmq.spring.core.RocketMQListener;
import org.springframework.boot.test.context.TestComponent;

/** What the services behind charge-service hear. */
@TestComponent
@RocketMQMessageListener(
        topic = PaymentSuccess.TOPIC,
        selectorExpression = PaymentSuccess.TAG,
        consumerGroup = "test-heard-successes")
public class HeardSuccesses implements RocketMQListener<MessageExt> {

    private final List<PaymentSuccess> heard = new CopyOnWriteArrayList<>();
    private final Events events;

    HeardSuccesses(Events events) {
        this.events = events;
    }

    @Override
    public void onMessage(MessageExt message) {
        events.consume(message, PaymentSuccess.class, heard::add);
    }

    public List<PaymentSuccess> of(String chargeOrderNo) {
        return heard.stream()
                .filter(success -> success.chargeOrderNo().equals(chargeOrderNo))
                .toList();
    }
}
