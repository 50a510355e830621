package io.hearth.simulator.tax;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An invoice on the platform. A red one has negative amounts.
 *
 * @param invoiceNo 20 digits
 * @param request the request as it came, to tell a repeat from another request under the same id
 * @param originalNo of a red invoice, the blue one it takes back
 * @param redFen of a blue invoice, how much was taken back
 */
record Invoice(
        String invoiceNo,
        String requestId,
        String request,
        Kind kind,
        @Nullable String originalNo,
        Contents contents,
        long redFen,
        long redTaxFen,
        Instant issuedAt) {

    enum Kind {
        BLUE,
        RED
    }

    /** Who sold to whom, and for how much with tax and how much tax. */
    record Contents(
            String sellerName,
            String sellerTaxNo,
            String buyerName,
            @Nullable String buyerTaxNo,
            long amountFen,
            long taxFen) {

        private Contents of(long otherAmountFen, long otherTaxFen) {
            return new Contents(sellerName, sellerTaxNo, buyerName, buyerTaxNo, otherAmountFen, otherTaxFen);
        }
    }

    static Invoice blue(String invoiceNo, String requestId, String request, Contents contents, Instant now) {
        return new Invoice(invoiceNo, requestId, request, Kind.BLUE, null, contents, 0, 0, now);
    }

    long remainingFen() {
        return contents.amountFen() - redFen;
    }

    Invoice askedAgain(String again) {
        if (!request.equals(again)) {
            throw TaxProblem.REQUEST_ID_USED.because("requestId 已用于内容不同的请求");
        }
        return this;
    }

    /** The red invoice that takes this amount back; the last one takes the tax that is left, so that no fen remains. */
    Invoice red(String number, String redRequestId, String redRequest, long fen, Instant now) {
        if (kind == Kind.RED) {
            throw TaxProblem.NOT_A_BLUE_INVOICE.because("红字发票不能再冲红");
        }
        if (fen > remainingFen()) {
            throw TaxProblem.RED_EXCEEDS_REMAINING.because("冲红金额大于可冲红金额");
        }
        long tax = fen == remainingFen() ? contents.taxFen() - redTaxFen : taxOn(fen);
        return new Invoice(number, redRequestId, redRequest, Kind.RED, invoiceNo, contents.of(-fen, -tax), 0, 0, now);
    }

    /** This blue invoice after the red one. */
    Invoice reducedBy(Invoice red) {
        return new Invoice(
                invoiceNo,
                requestId,
                request,
                kind,
                originalNo,
                contents,
                redFen - red.contents.amountFen(),
                redTaxFen - red.contents.taxFen(),
                issuedAt);
    }

    private long taxOn(long fen) {
        return BigDecimal.valueOf(fen)
                .multiply(BigDecimal.valueOf(contents.taxFen()))
                .divide(BigDecimal.valueOf(contents.amountFen()), 0, RoundingMode.HALF_UP)
                .longValueExact();
    }
}
