package io.hearth.benchmark;

import io.hearth.district.Resident;
import io.hearth.site.PayChannel;
import java.util.List;
import java.util.Map;

/** A resident who is signed in and pays one bill little by little. */
record Payer(Resident resident, String billNo) {

    /** A part of any bill, so that the bills last for many rounds. */
    static final long AMOUNT_FEN = 10;

    /** Pays a part by WeChat; returns the charge order once it is seen to be PAID. */
    String pay(PayChannel channel) {
        var order = resident.door()
                .post(
                        "/api/charge-orders",
                        Map.of(
                                "customerNo",
                                resident.customerNo(),
                                "items",
                                List.of(Map.of("billNo", billNo, "amountFen", AMOUNT_FEN, "part", true)),
                                "channel",
                                "WECHAT",
                                "method",
                                "NATIVE"))
                .good();
        channel.pay(order.path("payNo").asString());
        var chargeOrderNo = order.path("chargeOrderNo").asString();
        resident.awaitStatus(chargeOrderNo, "PAID");
        return chargeOrderNo;
    }
}
