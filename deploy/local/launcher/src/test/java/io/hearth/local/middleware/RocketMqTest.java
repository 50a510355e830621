package io.hearth.local.middleware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.local.TestStack;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.rocketmq.client.consumer.DefaultMQPushConsumer;
import org.apache.rocketmq.client.consumer.listener.ConsumeConcurrentlyStatus;
import org.apache.rocketmq.client.consumer.listener.MessageListenerConcurrently;
import org.apache.rocketmq.client.producer.DefaultMQProducer;
import org.apache.rocketmq.client.producer.LocalTransactionState;
import org.apache.rocketmq.client.producer.SendStatus;
import org.apache.rocketmq.client.producer.TransactionListener;
import org.apache.rocketmq.client.producer.TransactionMQProducer;
import org.apache.rocketmq.common.consumer.ConsumeFromWhere;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.common.message.MessageExt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RocketMqTest {

    private final String nameServer = TestStack.shared(Set.of(Middleware.ROCKETMQ))
            .address(Middleware.ROCKETMQ)
            .toString();
    private final String topic = "test-" + UUID.randomUUID();
    private final List<String> received = new CopyOnWriteArrayList<>();
    private final DefaultMQPushConsumer consumer = new DefaultMQPushConsumer("consumer-" + UUID.randomUUID());

    @BeforeEach
    void listen() throws Exception {
        consumer.setNamesrvAddr(nameServer);
        consumer.setConsumeFromWhere(ConsumeFromWhere.CONSUME_FROM_FIRST_OFFSET);
        consumer.setPollNameServerInterval(500);
        consumer.subscribe(topic, "*");
        consumer.registerMessageListener((MessageListenerConcurrently) (messages, context) -> {
            messages.forEach(message -> received.add(text(message)));
            return ConsumeConcurrentlyStatus.CONSUME_SUCCESS;
        });
        consumer.start();
    }

    @AfterEach
    void leave() {
        consumer.shutdown();
    }

    @Test
    void deliversWhatWasSent() throws Exception {
        var producer = new DefaultMQProducer("producer-" + UUID.randomUUID());
        producer.setNamesrvAddr(nameServer);
        producer.start();
        try {
            assertThat(producer.send(message("PAY-1 paid")).getSendStatus()).isEqualTo(SendStatus.SEND_OK);

            await().atMost(Duration.ofSeconds(30))
                    .untilAsserted(() -> assertThat(received).containsExactly("PAY-1 paid"));
        } finally {
            producer.shutdown();
        }
    }

    /** The sender died between its commit and the second half of the message: the broker asks, and the books decide. */
    @Test
    void asksBackAboutATransactionThatWasLeftOpen() throws Exception {
        var producer = new TransactionMQProducer("producer-" + UUID.randomUUID());
        producer.setNamesrvAddr(nameServer);
        producer.setTransactionListener(new LeftOpen());
        producer.start();
        try {
            producer.sendMessageInTransaction(message("booked"), null);
            producer.sendMessageInTransaction(message("rolled back"), null);

            await().atMost(Duration.ofSeconds(45))
                    .untilAsserted(() -> assertThat(received).containsExactly("booked"));
        } finally {
            producer.shutdown();
        }
    }

    /** Leaves the booked one open, and answers for it when the broker asks. */
    private static final class LeftOpen implements TransactionListener {

        @Override
        public LocalTransactionState executeLocalTransaction(Message message, Object argument) {
            return text(message).equals("booked")
                    ? LocalTransactionState.UNKNOW
                    : LocalTransactionState.ROLLBACK_MESSAGE;
        }

        @Override
        public LocalTransactionState checkLocalTransaction(MessageExt message) {
            return LocalTransactionState.COMMIT_MESSAGE;
        }
    }

    private Message message(String text) {
        return new Message(topic, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(Message message) {
        return new String(message.getBody(), StandardCharsets.UTF_8);
    }
}
