package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class DeskTest {

    private static final String NOWHERE = "http://127.0.0.1:1/notify";

    @TempDir
    static Path folder;

    static RunningSimulator simulator;
    static Merchant merchant;

    private final String number = Merchant.newNumber();

    @BeforeAll
    static void start() {
        simulator = RunningSimulator.in(folder);
        merchant = simulator.merchant();
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    private String codeOf(String codeUrl) {
        return codeUrl.substring(codeUrl.indexOf('=') + 1);
    }

    @Test
    void aPersonFindsTheOrderPaysItAndSeesItPaid() {
        var order = merchant.order(number, 120_050, NOWHERE);
        order.setDescription("采暖费 <b>");
        var phone = "/simulator/wechat/pay/"
                + codeOf(merchant.nativePay().prepay(order).getCodeUrl());

        assertThat(simulator.get("/simulator/wechat").body()).contains("待支付订单", number, "¥1200.50", "采暖费 &lt;b&gt;");
        assertThat(simulator.get(phone).body()).contains("确认支付", "¥1200.50", number);

        var paid = simulator.post(phone, "", "application/x-www-form-urlencoded");

        assertThat(paid.statusCode()).isEqualTo(302);
        assertThat(simulator.get(phone).body()).contains("支付成功").doesNotContain("确认支付");
        assertThat(simulator.trade(number).get("state").asString()).isEqualTo("SUCCESS");
    }

    @Test
    void aPersonCanFailToPay() {
        var phone = "/simulator/wechat/pay/" + codeOf(merchant.createNative(number, 100, NOWHERE));

        simulator.post(phone + "/fail", "", "application/x-www-form-urlencoded");

        assertThat(simulator.get(phone).body()).contains("确认支付");
        assertThat(simulator.trade(number).get("payerFailures").asInt()).isEqualTo(1);
    }

    @Test
    void anOrderThatIsNotThereIsSaidSo() {
        assertThat(simulator.get("/simulator/wechat/pay/nothing").statusCode()).isEqualTo(404);
        assertThat(simulator
                        .post("/simulator/wechat/trades/" + number + "/pay", "{}")
                        .body())
                .contains("ORDER_NOT_EXIST");
    }

    @Test
    void checksReadTheBookByState() {
        merchant.createNative(number, 100, NOWHERE);
        var paid = Merchant.newNumber();
        merchant.createNative(paid, 200, NOWHERE);
        simulator.pay(paid);

        var book = JsonMapper.shared()
                .readTree(
                        simulator.get("/simulator/wechat/trades?state=SUCCESS").body());

        assertThat(book.valueStream())
                .allMatch(trade -> trade.get("state").asString().equals("SUCCESS"));
        assertThat(book.valueStream())
                .filteredOn(trade -> trade.get("outTradeNo").asString().equals(paid))
                .singleElement()
                .satisfies(trade -> {
                    assertThat(trade.get("amountFen").asLong()).isEqualTo(200);
                    assertThat(trade.get("refundedFen").asLong()).isZero();
                    assertThat(trade.get("transactionId").asString()).startsWith("4200");
                    assertThat(trade.get("paidAt").asString()).endsWith("Z");
                    assertThat(trade.at("/notices/0/event").asString()).isEqualTo("TRANSACTION.SUCCESS");
                });
    }

    @Test
    void theProgramSaysItIsWell() {
        assertThat(simulator.get("/actuator/health").body()).contains("UP");
    }
}
