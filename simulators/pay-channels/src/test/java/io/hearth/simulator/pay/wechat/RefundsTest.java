package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;
import static org.awaitility.Awaitility.await;

import com.wechat.pay.java.core.exception.ServiceException;
import com.wechat.pay.java.service.payments.model.Transaction.TradeStateEnum;
import com.wechat.pay.java.service.refund.model.AmountReq;
import com.wechat.pay.java.service.refund.model.CreateRequest;
import com.wechat.pay.java.service.refund.model.QueryByOutRefundNoRequest;
import com.wechat.pay.java.service.refund.model.Refund;
import com.wechat.pay.java.service.refund.model.RefundNotification;
import com.wechat.pay.java.service.refund.model.Status;
import java.io.IOException;
import java.nio.file.Path;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefundsTest {

    private static final long PAID_FEN = 10_000;

    @TempDir
    static Path folder;

    static RunningSimulator simulator;
    static Merchant merchant;

    private final String number = Merchant.newNumber();
    private CallbackServer callbacks;

    @BeforeAll
    static void start() {
        simulator = RunningSimulator.in(
                folder, "hearth.simulator.wechat.time-scale=0.05", "hearth.simulator.wechat.refunds-apart=0s");
        merchant = simulator.merchant();
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    @BeforeEach
    void aPaidOrder() throws IOException {
        callbacks = new CallbackServer();
        merchant.createNative(number, (int) PAID_FEN, callbacks.url());
        simulator.pay(number);
    }

    @AfterEach
    void leave() {
        simulator.behave();
        callbacks.close();
    }

    private Refund refund(String suffix, long fen) {
        return merchant.refund(number, number + suffix, fen, PAID_FEN, callbacks.url());
    }

    private Refund query(String suffix) {
        var request = new QueryByOutRefundNoRequest();
        request.setOutRefundNo(number + suffix);
        return merchant.refunds().queryByOutRefundNo(request);
    }

    private void assertRefused(ThrowingCallable call, int status, String code) {
        assertThatThrownBy(call)
                .asInstanceOf(type(ServiceException.class))
                .returns(code, ServiceException::getErrorCode)
                .returns(status, ServiceException::getHttpStatusCode);
    }

    @Nested
    class Refunding {

        @Test
        void isAcceptedThenDoneThenTold() {
            var accepted = refund("-R1", 4_000);

            assertThat(accepted.getStatus()).isEqualTo(Status.PROCESSING);
            assertThat(accepted.getSuccessTime()).isNull();
            await().untilAsserted(() -> assertThat(query("-R1").getStatus()).isEqualTo(Status.SUCCESS));
            assertThat(query("-R1").getRefundId()).isEqualTo(accepted.getRefundId());
            assertThat(query("-R1").getAmount().getRefund()).isEqualTo(4_000);
            assertThat(merchant.query(number).getTradeState()).isEqualTo(TradeStateEnum.REFUND);
            await().untilAsserted(() -> assertThat(callbacks.received())
                    .filteredOn(notice -> notice.eventType().equals("REFUND.SUCCESS"))
                    .singleElement()
                    .satisfies(notice -> {
                        var told = notice.contents(merchant.notifications(), RefundNotification.class);
                        assertThat(told.getOutRefundNo()).isEqualTo(number + "-R1");
                        assertThat(told.getRefundStatus()).isEqualTo(Status.SUCCESS);
                        assertThat(told.getAmount().getRefund()).isEqualTo(4_000);
                        assertThat(told.getAmount().getTotal()).isEqualTo(PAID_FEN);
                    }));
        }

        @Test
        void againUnderTheSameNumberRefundsOnce() {
            var first = refund("-R1", 4_000);

            assertThat(refund("-R1", 4_000).getRefundId()).isEqualTo(first.getRefundId());
            assertThat(simulator.trade(number).get("refundedFen").asLong()).isEqualTo(4_000);
            assertRefused(() -> refund("-R1", 4_001), 400, "INVALID_REQUEST");
        }

        @Test
        void inPartsNeverExceedsWhatWasPaid() {
            refund("-R1", 4_000);

            assertRefused(() -> refund("-R2", 6_001), 400, "INVALID_REQUEST");
            refund("-R2", 6_000);
            assertRefused(() -> refund("-R3", 1), 400, "INVALID_REQUEST");
            assertThat(simulator.trade(number).get("refundedFen").asLong()).isEqualTo(PAID_FEN);
        }

        @Test
        void canNameTheTradeByTheChannelsNumber() {
            var amount = new AmountReq();
            amount.setRefund(100L);
            amount.setTotal(PAID_FEN);
            amount.setCurrency("CNY");
            var request = new CreateRequest();
            request.setTransactionId(merchant.query(number).getTransactionId());
            request.setOutRefundNo(number + "-R1");
            request.setAmount(amount);

            assertThat(merchant.refunds().create(request).getOutTradeNo()).isEqualTo(number);
        }

        @Test
        void ofAnotherTotalIsRefused() {
            assertRefused(
                    () -> merchant.refund(number, number + "-R1", 1, PAID_FEN + 1, callbacks.url()),
                    400,
                    "INVALID_REQUEST");
        }

        @Test
        void ofNothingIsRefused() {
            assertRefused(() -> refund("-R1", 0), 400, "PARAM_ERROR");
            assertRefused(() -> refund("-R/1", 1), 400, "PARAM_ERROR");
        }

        @Test
        void ofAnUnpaidOrUnknownOrderIsRefused() {
            var open = Merchant.newNumber();
            merchant.createNative(open, 100, callbacks.url());

            assertRefused(() -> merchant.refund(open, open, 1, 100, callbacks.url()), 404, "RESOURCE_NOT_EXISTS");
            assertRefused(
                    () -> merchant.refund(Merchant.newNumber(), open, 1, 100, callbacks.url()),
                    404,
                    "RESOURCE_NOT_EXISTS");
            assertRefused(() -> query("-R9"), 404, "RESOURCE_NOT_EXISTS");
        }

        @ParameterizedTest
        @CsvSource({"REFUND_ABNORMAL, ABNORMAL", "REFUND_CLOSED, CLOSED"})
        void canFailInTheEndAndLeaveTheMoneyWithTheMerchant(String fault, Status end) {
            simulator.misbehave(RunningSimulator.once("REFUND", fault, number));

            refund("-R1", PAID_FEN);

            await().untilAsserted(() -> assertThat(query("-R1").getStatus()).isEqualTo(end));
            assertThat(simulator.trade(number).get("refundedFen").asLong()).isZero();
            await().untilAsserted(() -> assertThat(callbacks.received())
                    .extracting(CallbackServer.Received::eventType)
                    .contains("REFUND." + end));
            refund("-R2", PAID_FEN);
        }
    }

    @Test
    void ofOneTradeHaveToWaitForEachOther(@TempDir Path other) {
        try (var strict = RunningSimulator.in(other)) {
            var hasty = strict.merchant();
            hasty.createNative(number, 100, callbacks.url());
            strict.pay(number);
            hasty.refund(number, number + "-R1", 1, 100, callbacks.url());

            assertRefused(
                    () -> hasty.refund(number, number + "-R2", 1, 100, callbacks.url()), 429, "FREQUENCY_LIMITED");
        }
    }
}
