package io.hearth.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.hearth.payment.api.event.PaymentPaid;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.rocketmq.client.consumer.DefaultMQPushConsumer;
import org.apache.rocketmq.client.consumer.listener.ConsumeOrderlyStatus;
import org.apache.rocketmq.client.consumer.listener.MessageListenerOrderly;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.consumer.ConsumeFromWhere;
import org.apache.rocketmq.common.message.MessageExt;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.env.Environment;
import tools.jackson.databind.json.JsonMapper;

class BrokerTest extends PaymentStory {

    @Autowired
    Environment environment;

    @Autowired
    JsonMapper json;

    @Test
    void bringsTheAnnouncementWithTheTraceOfTheRequestThatAsked() throws MQClientException {
        Queue<MessageExt> received = new ConcurrentLinkedQueue<>();
        var payNo = create().payNo();
        var consumer = new DefaultMQPushConsumer(
                "payment-broker-test-" + ProcessHandle.current().pid());
        consumer.setNamesrvAddr(environment.getRequiredProperty("rocketmq.name-server"));
        consumer.setConsumeFromWhere(ConsumeFromWhere.CONSUME_FROM_FIRST_OFFSET);
        consumer.registerMessageListener((MessageListenerOrderly) (messages, context) -> {
            messages.stream().filter(message -> payNo.equals(message.getKeys())).forEach(received::add);
            return ConsumeOrderlyStatus.SUCCESS;
        });
        weChat.pay(payNo);
        awaitStatus(payNo, "PAID");
        await().untilAsserted(() -> assertThat(
                        count("SELECT COUNT(*) FROM outbox_event WHERE business_key = ? AND status = 'SUCCESS'", payNo))
                .isEqualTo(1));
        consumer.subscribe(PaymentPaid.TOPIC, PaymentPaid.TAG);
        consumer.start();
        try {
            await().atMost(Duration.ofSeconds(60))
                    .untilAsserted(() -> assertThat(received).hasSize(1));
        } finally {
            consumer.shutdown();
        }

        var message = received.element();
        assertThat(json.readValue(message.getBody(), PaymentPaid.class)).satisfies(event -> {
            assertThat(event.payNo()).isEqualTo(payNo);
            assertThat(event.chargeOrderNo()).isEqualTo(chargeOrderNo);
            assertThat(event.amountFen()).isEqualTo(AMOUNT_FEN);
            assertThat(event.channelTradeNo())
                    .isEqualTo(weChat.trade(payNo).get("transactionId").asString());
            assertThat(event.paidAt()).isEqualTo(payment(payNo).paidAt());
        });
        var traceparent = database.sql("SELECT traceparent FROM payment_order WHERE pay_no = ?")
                .param(payNo)
                .query(String.class)
                .single();
        assertThat(message.getUserProperty("traceparent")).startsWith(traceparent.substring(0, 35));
    }
}
