package io.hearth.charge.order;

import io.hearth.messaging.Events;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.apache.rocketmq.client.producer.SendCallback;
import org.apache.rocketmq.client.producer.SendResult;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.spring.annotation.RocketMQMessageListener;
import org.apache.rocketmq.spring.core.RocketMQListener;
import org.apache.rocketmq.spring.core.RocketMQTemplate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Reminders as delayed messages to ourselves. */
@Component
class RocketMqReminders implements CloseReminders {

    static final String TOPIC = "hearth-charge-reminder";
    static final String TAG = "close";

    private static final Logger LOG = LoggerFactory.getLogger(RocketMqReminders.class);

    private final RocketMQTemplate rocketMq;

    RocketMqReminders(RocketMQTemplate rocketMq) {
        this.rocketMq = rocketMq;
    }

    @Override
    public void remindAt(Instant expiresAt, String chargeOrderNo) {
        var message = new Message(TOPIC, TAG, chargeOrderNo, chargeOrderNo.getBytes(StandardCharsets.UTF_8));
        message.setDeliverTimeMs(expiresAt.toEpochMilli());
        try {
            rocketMq.getProducer().send(message, new Failure(chargeOrderNo));
        } catch (Exception e) {
            failed(chargeOrderNo, e);
        }
    }

    private static void failed(String chargeOrderNo, Throwable e) {
        LOG.atWarn()
                .setCause(e)
                .addKeyValue("chargeOrderNo", chargeOrderNo)
                .log("no reminder could be sent; the scan looks after the order");
    }

    private record Failure(String chargeOrderNo) implements SendCallback {

        @Override
        public void onSuccess(SendResult sent) {
            LOG.debug("{} will be looked after when its time is up", chargeOrderNo);
        }

        @Override
        public void onException(Throwable e) {
            failed(chargeOrderNo, e);
        }
    }

    @Component
    @RocketMQMessageListener(topic = TOPIC, selectorExpression = TAG, consumerGroup = "charge-closing")
    static class Listener implements RocketMQListener<MessageExt> {

        private final Closing closing;
        private final Events events;

        Listener(Closing closing, Events events) {
            this.closing = closing;
            this.events = events;
        }

        @Override
        public void onMessage(MessageExt message) {
            var chargeOrderNo = new String(message.getBody(), StandardCharsets.UTF_8);
            events.resume(
                    message.getUserProperty(Events.TRACEPARENT), "close order", () -> closing.expire(chargeOrderNo));
        }
    }
}
