package io.hearth.payment.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.payment.api.event.PaymentPaid;
import io.hearth.test.GoldenJson;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GoldenJsonTest extends GoldenJson {

    private static final Instant MOMENT = Instant.parse("2026-11-03T04:00:00.123Z");

    @Override
    protected Map<Record, String> documents() {
        return Map.of(
                new CreatePayment("C1", "H1", 120_050, "WECHAT", "JSAPI", "采暖费", "203.0.113.7", "o-payer", MOMENT),
                """
                        {"chargeOrderNo":"C1","customerNo":"H1","amountFen":120050,"channel":"WECHAT","method":"JSAPI",\
                        "description":"采暖费","clientIp":"203.0.113.7","payerOpenid":"o-payer",\
                        "expiresAt":"2026-11-03T04:00:00.123Z"}""",
                new PaymentView("P1", "C1", "PAYING", "PROCESSING", 120_050, Map.of("codeUrl", "weixin://x"), null),
                """
                        {"payNo":"P1","chargeOrderNo":"C1","status":"PAYING","channelStatus":"PROCESSING",\
                        "amountFen":120050,"pay":{"codeUrl":"weixin://x"},"paidAt":null}""",
                new ClosePayment("C1"),
                """
                        {"chargeOrderNo":"C1"}""",
                new ClosedPayment(ClosedPayment.Outcome.UNKNOWN),
                """
                        {"outcome":"UNKNOWN"}""",
                new PaymentPaid("paid-P1", MOMENT, "P1", "C1", "H1", 120_050, "WECHAT", "4200000001", MOMENT),
                """
                        {"eventId":"paid-P1","occurredAt":"2026-11-03T04:00:00.123Z","payNo":"P1","chargeOrderNo":"C1",\
                        "customerNo":"H1","amountFen":120050,"channel":"WECHAT","channelTradeNo":"4200000001",\
                        "paidAt":"2026-11-03T04:00:00.123Z"}""");
    }

    @Test
    void namesTheTopicAndTag() {
        assertThat(PaymentPaid.TOPIC + ":" + PaymentPaid.TAG).isEqualTo("hearth-payment:paid");
    }
}
