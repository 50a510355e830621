package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;
import static org.awaitility.Awaitility.await;

import com.wechat.pay.java.core.exception.ServiceException;
import com.wechat.pay.java.service.billdownload.model.BillType;
import com.wechat.pay.java.service.billdownload.model.GetFundFlowBillRequest;
import com.wechat.pay.java.service.billdownload.model.GetTradeBillRequest;
import com.wechat.pay.java.service.billdownload.model.QueryBillEntity;
import com.wechat.pay.java.service.billdownload.model.TarType;
import io.hearth.money.Money;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BillsTest {

    private static final String NOWHERE = "http://127.0.0.1:1/notify";

    @TempDir
    static Path folder;

    static RunningSimulator simulator;
    static Merchant merchant;
    static LocalDate today;

    /** Paid, paid and refunded in part, paid and refunded in vain. */
    static final String PAID = Merchant.newNumber();

    static final String REFUNDED = Merchant.newNumber();
    static final String VAINLY = Merchant.newNumber();

    @BeforeAll
    static void oneDayOfBusiness() {
        simulator = RunningSimulator.in(folder, "hearth.simulator.wechat.time-scale=0.001");
        merchant = simulator.merchant();
        today = LocalDate.now(ZoneId.of("Asia/Shanghai"));
        merchant.createNative(Merchant.newNumber(), 999, NOWHERE);
        var order = merchant.order(PAID, 120_050, NOWHERE);
        order.setDescription("采暖费,面积 100㎡");
        order.setAttach("户号0001");
        merchant.nativePay().prepay(order);
        simulator.pay(PAID);
        merchant.createNative(REFUNDED, 30_000, NOWHERE);
        simulator.pay(REFUNDED);
        merchant.refund(REFUNDED, REFUNDED + "-R1", 10_000, 30_000, NOWHERE);
        merchant.createNative(VAINLY, 500, NOWHERE);
        simulator.pay(VAINLY);
        simulator.misbehave(RunningSimulator.once("REFUND", "REFUND_CLOSED", VAINLY));
        merchant.refund(VAINLY, VAINLY + "-R1", 500, 500, NOWHERE);
        await().untilAsserted(() -> assertThat(List.of(REFUNDED, VAINLY))
                .extracting(
                        number -> simulator.trade(number).at("/refunds/0/state").asString())
                .containsExactly("SUCCESS", "CLOSED"));
    }

    @AfterAll
    static void stop() {
        simulator.close();
    }

    /** A line of a bill by the names of its columns. */
    record Line(Map<String, String> values) {

        static Line parse(String header, String row) {
            var names = header.split(",", -1);
            var values = row.split(",", -1);
            assertThat(values).as(row).hasSameSizeAs(names).allMatch(value -> value.startsWith("`"));
            var line = new LinkedHashMap<String, String>();
            for (int i = 0; i < names.length; i++) {
                line.put(names[i], values[i].substring(1));
            }
            return new Line(line);
        }

        String get(String column) {
            return Objects.requireNonNull(values.get(column), column);
        }
    }

    /** A bill taken apart: its lines, and the line of sums. */
    record Bill(List<Line> lines, Line sums) {

        static Bill parse(String text) {
            var rows = Arrays.asList(text.split("\r\n"));
            int sums = rows.size() - 2;
            return new Bill(
                    rows.subList(1, sums).stream()
                            .map(row -> Line.parse(rows.getFirst(), row))
                            .toList(),
                    Line.parse(rows.get(sums), rows.getLast()));
        }

        Line line(String column, String value) {
            return lines.stream()
                    .filter(line -> line.get(column).equals(value))
                    .findFirst()
                    .orElseThrow();
        }

        long sumFen(String column) {
            return lines.stream()
                    .mapToLong(line -> Money.ofYuan(line.get(column)).fen())
                    .sum();
        }
    }

    private static GetTradeBillRequest tradeBill(BillType type) {
        var request = new GetTradeBillRequest();
        request.setBillDate(today.toString());
        request.setBillType(type);
        return request;
    }

    private static byte[] download(QueryBillEntity bill) throws IOException {
        try (var stream = merchant.http().download(bill.getDownloadUrl())) {
            return stream.readAllBytes();
        }
    }

    private static Bill trades(BillType type) throws IOException {
        var bytes = download(merchant.bills().getTradeBill(tradeBill(type)));
        return Bill.parse(new String(bytes, StandardCharsets.UTF_8));
    }

    @Test
    void haveALineForEachPaymentAndEachRefundOfTheDay() throws IOException {
        var bill = trades(BillType.ALL);

        assertThat(bill.lines()).hasSize(5);
        assertThat(bill.line("商户订单号", PAID)).satisfies(line -> {
            assertThat(line.values()).hasSize(27);
            assertThat(line.get("交易时间")).matches(today + " \\d\\d:\\d\\d:\\d\\d");
            assertThat(line.get("商户号")).isEqualTo(merchant.keys().merchantId());
            assertThat(line.get("微信订单号"))
                    .isEqualTo(simulator.trade(PAID).get("transactionId").asString());
            assertThat(line.get("交易类型")).isEqualTo("NATIVE");
            assertThat(line.get("交易状态")).isEqualTo("SUCCESS");
            assertThat(line.get("应结订单金额")).isEqualTo("1200.50");
            assertThat(line.get("订单金额")).isEqualTo("1200.50");
            assertThat(line.get("微信退款单号")).isEqualTo("0");
            assertThat(line.get("商品名称")).isEqualTo("采暖费 面积 100㎡");
            assertThat(line.get("商户数据包")).isEqualTo("户号0001");
            assertThat(line.get("手续费")).isEqualTo("7.20000");
            assertThat(line.get("费率")).isEqualTo("0.60%");
        });
        assertThat(bill.line("商户退款单号", REFUNDED + "-R1")).satisfies(line -> {
            assertThat(line.get("交易状态")).isEqualTo("REFUND");
            assertThat(line.get("应结订单金额")).isEqualTo("0.00");
            assertThat(line.get("退款金额")).isEqualTo("100.00");
            assertThat(line.get("申请退款金额")).isEqualTo("100.00");
            assertThat(line.get("退款类型")).isEqualTo("ORIGINAL");
            assertThat(line.get("退款状态")).isEqualTo("SUCCESS");
            assertThat(line.get("手续费")).isEqualTo("-0.60000");
        });
        assertThat(bill.line("商户退款单号", VAINLY + "-R1").get("退款状态")).isEqualTo("CLOSED");
    }

    @Test
    void endWithTheSumsOfTheirLines() throws IOException {
        var bill = trades(BillType.ALL);

        assertThat(bill.sums().values())
                .containsEntry("总交易单数", "5")
                .containsEntry("应结订单总金额", new Money(bill.sumFen("应结订单金额")).toString())
                .containsEntry("应结订单总金额", "1505.50")
                .containsEntry("退款总金额", new Money(bill.sumFen("退款金额")).toString())
                .containsEntry("退款总金额", "105.00")
                .containsEntry("充值券退款总金额", "0.00")
                .containsEntry("手续费总金额", "8.40000")
                .containsEntry("订单总金额", "1505.50")
                .containsEntry("申请退款总金额", "105.00");
    }

    @Test
    void ofPaymentsOrRefundsAloneHaveColumnsOfTheirOwn() throws IOException {
        var paid = trades(BillType.SUCCESS);
        var refunded = trades(BillType.REFUND);

        assertThat(paid.lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line.values()).hasSize(20));
        assertThat(refunded.lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line.values()).hasSize(29).containsKeys("退款申请时间", "退款成功时间"));
        assertThat(refunded.line("商户退款单号", VAINLY + "-R1").get("退款成功时间")).isEmpty();
    }

    @Test
    void comeWithTheDigestOfTheirText() throws Exception {
        var request = tradeBill(BillType.ALL);
        request.setTarType(TarType.GZIP);
        var zipped = merchant.bills().getTradeBill(request);

        var text = new GZIPInputStream(new ByteArrayInputStream(download(zipped))).readAllBytes();

        assertThat(zipped.getHashValue())
                .isEqualTo(HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-1").digest(text)));
        assertThat(Bill.parse(new String(text, StandardCharsets.UTF_8)).lines()).hasSize(5);
    }

    @Test
    void ofFundsFollowTheBalance() throws IOException {
        var request = new GetFundFlowBillRequest();
        request.setBillDate(today.toString());
        var bytes = download(merchant.bills().getFundFlowBill(request));

        var bill = Bill.parse(new String(bytes, StandardCharsets.UTF_8));

        assertThat(bill.lines()).hasSize(7);
        var balance = Money.ZERO;
        for (var line : bill.lines()) {
            var change = Money.ofYuan(line.get("收支金额(元)"));
            balance = line.get("收支类型").equals("收入") ? balance.plus(change) : balance.minus(change);
            assertThat(line.get("账户结余(元)")).isEqualTo(balance.toString());
        }
        assertThat(balance.toString())
                .as("1505.50 less 9.03 fees less 99.40 back")
                .isEqualTo("1397.07");
        assertThat(bill.sums().values())
                .containsEntry("资金流水总笔数", "7")
                .containsEntry("收入笔数", "3")
                .containsEntry("收入金额", "1505.50")
                .containsEntry("支出笔数", "4")
                .containsEntry("支出金额", "108.43");
        assertThat(bill.line("业务凭证号", REFUNDED + "-R1").get("备注")).isEqualTo("退款总金额100.00元;含手续费0.60元");
    }

    private static void assertRefused(String date, String code) {
        var request = tradeBill(BillType.ALL);
        request.setBillDate(date);
        assertThatThrownBy(() -> merchant.bills().getTradeBill(request))
                .asInstanceOf(type(ServiceException.class))
                .returns(code, ServiceException::getErrorCode);
    }

    @Test
    void areRefusedForDaysWithoutAny() {
        assertRefused(today.minusDays(1).toString(), "NO_STATEMENT_EXIST");
        assertRefused(today.plusDays(1).toString(), "INVALID_REQUEST");
        assertRefused(today.minusMonths(4).toString(), "INVALID_REQUEST");
        assertRefused("2026/11/30", "PARAM_ERROR");
    }

    @Test
    void areForWhoeverAskedForThemOnly() {
        assertThat(simulator.get("/v3/billdownload/file?token=guessed").statusCode())
                .isEqualTo(401);
        assertThatThrownBy(() ->
                        merchant.http().download("https://api.mch.weixin.qq.com/v3/billdownload/file?token=guessed"))
                .asInstanceOf(type(ServiceException.class))
                .returns(400, ServiceException::getHttpStatusCode);
    }

    @Test
    void canBeMadeToWaitForTheNextMorning(@TempDir Path other) {
        try (var strict = RunningSimulator.in(other, "hearth.simulator.wechat.bills-at-once=false")) {
            var patient = strict.merchant();
            var number = Merchant.newNumber();
            patient.createNative(number, 100, NOWHERE);
            strict.pay(number);

            assertThatThrownBy(() -> patient.bills().getTradeBill(tradeBill(BillType.ALL)))
                    .asInstanceOf(type(ServiceException.class))
                    .returns("NO_STATEMENT_EXIST", ServiceException::getErrorCode);
        }
    }
}
