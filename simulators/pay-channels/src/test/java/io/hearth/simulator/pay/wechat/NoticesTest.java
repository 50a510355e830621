package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.wechat.pay.java.service.payments.model.Transaction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoticesTest {

    private static final int FIRST_AND_EVERY_REPEAT = 16;

    @TempDir
    static Path folder;

    static RunningSimulator simulator;
    static Merchant merchant;

    private final String number = Merchant.newNumber();
    private CallbackServer callbacks;

    @BeforeAll
    static void start() {
        // 15 s become 0.15 ms, the 24 h 4 min of the whole ladder 0.9 s.
        simulator = RunningSimulator.in(folder, "hearth.simulator.wechat.time-scale=0.00001");
        merchant = simulator.merchant();
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    @BeforeEach
    void listen() throws IOException {
        callbacks = new CallbackServer();
        merchant.createNative(number, 120_050, callbacks.url());
    }

    @AfterEach
    void leave() {
        simulator.behave();
        callbacks.close();
    }

    private void awaitNotice(String state) {
        await().untilAsserted(() -> assertThat(simulator.noticeStates(number)).contains(state));
    }

    @Nested
    class Telling {

        @Test
        void whatWasPaidInWordsTheOfficialParserReads() {
            simulator.pay(number);
            awaitNotice("ACCEPTED");

            assertThat(callbacks.received()).singleElement().satisfies(notice -> {
                assertThat(notice.eventType()).isEqualTo("TRANSACTION.SUCCESS");
                var trade = notice.contents(merchant.notifications(), Transaction.class);
                assertThat(trade.getOutTradeNo()).isEqualTo(number);
                assertThat(trade.getTradeState()).isEqualTo(Transaction.TradeStateEnum.SUCCESS);
                assertThat(trade.getAmount().getTotal()).isEqualTo(120_050);
                assertThat(trade.getTransactionId())
                        .isEqualTo(merchant.query(number).getTransactionId());
            });
        }

        @Test
        void isRepeatedUnderTheSameIdUntilAccepted() {
            callbacks.answer(500, 404, 204);

            simulator.pay(number);
            awaitNotice("ACCEPTED");

            assertThat(callbacks.received())
                    .hasSize(3)
                    .extracting(CallbackServer.Received::id)
                    .containsOnly(callbacks.received().getFirst().id());
            assertThat(simulator.trade(number).at("/notices/0/deliveries").valueStream())
                    .extracting(delivery -> delivery.get("answer").asString())
                    .containsExactly("500", "404", "204");
        }

        @Test
        void isGivenUpAtTheEndOfTheLadder() {
            callbacks.answer(Collections.nCopies(FIRST_AND_EVERY_REPEAT, 500).toArray(Integer[]::new));

            simulator.pay(number);
            awaitNotice("GIVEN_UP");

            assertThat(callbacks.received()).hasSize(FIRST_AND_EVERY_REPEAT);
        }

        @Test
        void outlivesAMerchantWhoIsDown() {
            callbacks.close();

            simulator.pay(number);

            awaitNotice("GIVEN_UP");
            assertThat(simulator
                            .trade(number)
                            .at("/notices/0/deliveries/0/answer")
                            .asString())
                    .isEqualTo("ConnectException");
        }
    }
}
