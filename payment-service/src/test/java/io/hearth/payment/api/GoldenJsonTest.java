package io.hearth.payment.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.payment.api.event.PaymentPaid;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** What others rely on, letter by letter: a change here is a change for every service that calls or listens. */
class GoldenJsonTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Instant MOMENT = Instant.parse("2026-11-03T04:00:00.123Z");

    static Stream<Arguments> documents() {
        return Stream.of(
                Arguments.of(
                        new CreatePayment(
                                "C1", "H1", 120_050, "WECHAT", "JSAPI", "采暖费", "203.0.113.7", "o-payer", MOMENT),
                        """
                        {"chargeOrderNo":"C1","customerNo":"H1","amountFen":120050,"channel":"WECHAT","method":"JSAPI",\
                        "description":"采暖费","clientIp":"203.0.113.7","payerOpenid":"o-payer",\
                        "expiresAt":"2026-11-03T04:00:00.123Z"}"""),
                Arguments.of(
                        new PaymentView(
                                "P1", "C1", "PAYING", "PROCESSING", 120_050, Map.of("codeUrl", "weixin://x"), null),
                        """
                        {"payNo":"P1","chargeOrderNo":"C1","status":"PAYING","channelStatus":"PROCESSING",\
                        "amountFen":120050,"pay":{"codeUrl":"weixin://x"},"paidAt":null}"""),
                Arguments.of(new ClosePayment("C1"), """
                        {"chargeOrderNo":"C1"}"""),
                Arguments.of(new ClosedPayment(ClosedPayment.Outcome.UNKNOWN), """
                        {"outcome":"UNKNOWN"}"""),
                Arguments.of(
                        new PaymentPaid("paid-P1", MOMENT, "P1", "C1", "H1", 120_050, "WECHAT", "4200000001", MOMENT),
                        """
                        {"eventId":"paid-P1","occurredAt":"2026-11-03T04:00:00.123Z","payNo":"P1","chargeOrderNo":"C1",\
                        "customerNo":"H1","amountFen":120050,"channel":"WECHAT","channelTradeNo":"4200000001",\
                        "paidAt":"2026-11-03T04:00:00.123Z"}"""));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void staysAsItIs(Object document, String json) {
        assertThat(JSON.readTree(JSON.writeValueAsString(document))).isEqualTo(JSON.readTree(json));
        assertThat(JSON.readValue(json, document.getClass())).isEqualTo(document);
    }

    @Test
    void namesTheTopicAndTag() {
        assertThat(PaymentPaid.TOPIC + ":" + PaymentPaid.TAG).isEqualTo("hearth-payment:paid");
    }
}
