package io.hearth.simulator.tax;

import static io.hearth.simulator.tax.TaxProblem.INVALID_FIELD;

import io.hearth.money.Money;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A request for a blue invoice; the same request id gives the same invoice. */
record IssueRequest(
        @Nullable String requestId,
        @Nullable Party seller,
        @Nullable Party buyer,
        @Nullable List<Line> lines) {

    private static final int MOST_LINES = 2_000;
    private static final int LONGEST_ID = 64;
    private static final int LONGEST_NAME = 100;
    private static final String TAX_NUMBER = "[0-9A-Z]{15,20}";
    private static final String TAX_CATEGORY = "\\d{19}";
    private static final Set<BigDecimal> RATES =
            Set.of(rate("0"), rate("0.01"), rate("0.03"), rate("0.05"), rate("0.06"), rate("0.09"), rate("0.13"));

    /** @param taxNo absent for a person */
    record Party(@Nullable String name, @Nullable String taxNo) {}

    /**
     * What was sold.
     *
     * @param taxCategory code of goods and services, 19 digits
     * @param amountFen with tax
     * @param taxRate as a fraction, 0 for what is exempt
     */
    record Line(
            @Nullable String name,
            @Nullable String taxCategory,
            long amountFen,
            @Nullable BigDecimal taxRate) {

        private long taxFen() {
            var net = new Money(amountFen).yuan().divide(checkedRate().add(BigDecimal.ONE), MathContext.DECIMAL128);
            return amountFen - Money.rounded(net, RoundingMode.HALF_UP).fen();
        }

        private BigDecimal checkedRate() {
            if (taxRate == null || !RATES.contains(rate(taxRate.toPlainString()))) {
                throw INVALID_FIELD.because("lines.taxRate 税率不在允许范围内");
            }
            return taxRate;
        }

        private Line checked() {
            named("lines.name", name);
            if (taxCategory == null || !taxCategory.matches(TAX_CATEGORY)) {
                throw INVALID_FIELD.because("lines.taxCategory 商品和服务税收编码须为19位数字");
            }
            if (amountFen <= 0) {
                throw INVALID_FIELD.because("lines.amountFen 金额须大于0");
            }
            return this;
        }
    }

    String checkedRequestId() {
        return requestId(requestId);
    }

    static String requestId(@Nullable String value) {
        if (value == null || value.isBlank() || value.length() > LONGEST_ID) {
            throw INVALID_FIELD.because("requestId 须为1至64个字符");
        }
        return value;
    }

    /** The invoice in full, once every field was found good. */
    Invoice.Contents contents() {
        if (lines == null || lines.isEmpty() || lines.size() > MOST_LINES) {
            throw INVALID_FIELD.because("lines 须有1至2000行");
        }
        if (seller == null || buyer == null) {
            throw INVALID_FIELD.because("seller 和 buyer 必填");
        }
        var sellerTaxNo = seller.taxNo();
        if (sellerTaxNo == null || !sellerTaxNo.matches(TAX_NUMBER)) {
            throw INVALID_FIELD.because("seller.taxNo 纳税人识别号须为15至20位");
        }
        var buyerTaxNo = buyer.taxNo();
        if (buyerTaxNo != null && !buyerTaxNo.matches(TAX_NUMBER)) {
            throw INVALID_FIELD.because("buyer.taxNo 纳税人识别号须为15至20位");
        }
        return new Invoice.Contents(
                named("seller.name", seller.name()),
                sellerTaxNo,
                named("buyer.name", buyer.name()),
                buyerTaxNo,
                lines.stream().map(Line::checked).mapToLong(Line::amountFen).reduce(0, Math::addExact),
                lines.stream().mapToLong(Line::taxFen).sum());
    }

    private static String named(String field, @Nullable String name) {
        if (name == null || name.isBlank() || name.length() > LONGEST_NAME) {
            throw INVALID_FIELD.because(field + " 须为1至100个字符");
        }
        return name;
    }

    /** One form for each rate, because 0.10 and 0.1 are not equal as they come. */
    private static BigDecimal rate(String text) {
        return new BigDecimal(text).stripTrailingZeros();
    }
}
