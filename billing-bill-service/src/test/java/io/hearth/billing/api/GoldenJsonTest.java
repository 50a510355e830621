package io.hearth.billing.api;

import io.hearth.test.GoldenJson;
import java.time.Instant;
import java.util.List;
import java.util.Map;

class GoldenJsonTest extends GoldenJson {

    private static final Instant MOMENT = Instant.parse("2026-11-03T04:00:00.123Z");

    @Override
    protected Map<Record, String> documents() {
        return Map.of(
                new HoldBills("O1", "C1", List.of(new HoldBills.Item("B1", 120_050, true)), MOMENT),
                """
                {"chargeOrderNo":"O1","customerNo":"C1","items":[{"billNo":"B1","amountFen":120050,"part":true}],\
                "until":"2026-11-03T04:00:00.123Z"}""",
                new BookPayment("O1", "C1", List.of(new BookPayment.Item("B1", 120_050)), MOMENT),
                """
                {"chargeOrderNo":"O1","customerNo":"C1","items":[{"billNo":"B1","amountFen":120050}],\
                "paidAt":"2026-11-03T04:00:00.123Z"}""",
                new ReleaseBills("O1", "C1", List.of("B1")),
                """
                {"chargeOrderNo":"O1","customerNo":"C1","billNos":["B1"]}""",
                new BillsView(List.of(new BillsView.Bill(
                        "B1", "2026-2027", "江畔嘉园 1号楼 101", "PARTIALLY_PAID", 240_100, 120_050, 120_050))),
                """
                {"bills":[{"billNo":"B1","season":"2026-2027","address":"江畔嘉园 1号楼 101","status":"PARTIALLY_PAID",\
                "dueFen":240100,"paidFen":120050,"outstandingFen":120050}]}""");
    }
}
