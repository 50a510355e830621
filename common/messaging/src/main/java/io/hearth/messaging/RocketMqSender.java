package io.hearth.messaging;

import java.nio.charset.StandardCharsets;
import org.apache.rocketmq.client.exception.MQBrokerException;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.client.producer.SendStatus;
import org.apache.rocketmq.client.producer.selector.SelectMessageQueueByHash;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.remoting.exception.RemotingException;
import org.apache.rocketmq.spring.core.RocketMQTemplate;

/** Sends synchronously, the events of one ordering key always into the same queue. */
final class RocketMqSender implements EventSender {

    private final RocketMQTemplate rocketMq;

    RocketMqSender(RocketMQTemplate rocketMq) {
        this.rocketMq = rocketMq;
    }

    @Override
    public void send(OutboxRow event) {
        var type = EventType.of(event.eventType());
        var message = new Message(
                type.topic(), type.tag(), event.businessKey(), event.payload().getBytes(StandardCharsets.UTF_8));
        if (event.traceparent() != null) {
            message.putUserProperty(Traceparent.PROPERTY, event.traceparent());
        }
        try {
            var result = rocketMq.getProducer().send(message, new SelectMessageQueueByHash(), event.orderingKey());
            if (result.getSendStatus() != SendStatus.SEND_OK) {
                throw new IllegalStateException("the broker did not store the event: " + result.getSendStatus());
            }
        } catch (MQClientException | RemotingException | MQBrokerException e) {
            throw new IllegalStateException("the broker could not be reached", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("stopped while sending", e);
        }
    }
}
