package io.hearth.charge.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.charge.api.event.PaymentSuccess;
import io.hearth.test.GoldenJson;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GoldenJsonTest extends GoldenJson {

    private static final Instant MOMENT = Instant.parse("2026-11-03T04:00:00.123Z");

    @Override
    protected Map<Record, String> documents() {
        return Map.of(
                new PaymentSuccess(
                        "success-C1",
                        MOMENT,
                        "O1",
                        "R1",
                        "C1",
                        "P1",
                        "WECHAT",
                        120_050,
                        MOMENT,
                        List.of(new PaymentSuccess.Item("B1", "2026-2027", "江畔嘉园 1号楼 101", 120_050))),
                """
                {"eventId":"success-C1","occurredAt":"2026-11-03T04:00:00.123Z","chargeOrderNo":"O1",\
                "chargeRecordNo":"R1","customerNo":"C1","payNo":"P1","channel":"WECHAT","amountFen":120050,\
                "paidAt":"2026-11-03T04:00:00.123Z",\
                "items":[{"billNo":"B1","season":"2026-2027","address":"江畔嘉园 1号楼 101","amountFen":120050}]}""");
    }

    @Test
    void namesTheTopicAndTag() {
        assertThat(PaymentSuccess.TOPIC + ":" + PaymentSuccess.TAG).isEqualTo("hearth-charge:payment-success");
    }
}
