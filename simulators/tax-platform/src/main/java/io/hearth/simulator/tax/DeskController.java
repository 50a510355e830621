package io.hearth.simulator.tax;

import io.hearth.money.Money;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseBody;
import org.springframework.web.util.HtmlUtils;

/** What was issued, for people and for checks, and the files behind the download links. */
@Controller
class DeskController {

    private static final int ON_A_PAGE = 100;
    private static final int MOST = 100_000;

    private final InvoiceBook book;

    DeskController(InvoiceBook book) {
        this.book = book;
    }

    @GetMapping("/simulator/tax")
    String page(Model model) {
        model.addAttribute(
                "invoices", book.newest(ON_A_PAGE).stream().map(Row::of).toList());
        return "invoices";
    }

    @GetMapping("/simulator/tax/invoices")
    @ResponseBody
    List<InvoiceView> invoices(@RequestParam(defaultValue = "10000") int limit) {
        return book.newest(Math.min(Math.max(limit, 1), MOST)).stream()
                .map(InvoiceView::of)
                .toList();
    }

    /** The file of an invoice; in reality OFD, PDF and XML, here a short XML. */
    @GetMapping("/download/{invoiceNo}.xml")
    ResponseEntity<String> download(@PathVariable String invoiceNo) {
        return book.find(invoiceNo)
                .map(invoice -> ResponseEntity.ok()
                        .contentType(new MediaType(MediaType.APPLICATION_XML, StandardCharsets.UTF_8))
                        .body(xml(invoice)))
                .orElseGet(() -> ResponseEntity.notFound().build());
    }

    private static String xml(Invoice invoice) {
        var contents = invoice.contents();
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <EInvoice>
                  <InvoiceNumber>%s</InvoiceNumber>
                  <IssueDate>%s</IssueDate>
                  <SellerName>%s</SellerName>
                  <SellerTaxNumber>%s</SellerTaxNumber>
                  <BuyerName>%s</BuyerName>
                  <BuyerTaxNumber>%s</BuyerTaxNumber>
                  <TotalTax>%s</TotalTax>
                  <TotalWithTax>%s</TotalWithTax>
                </EInvoice>
                """.formatted(
                        invoice.invoiceNo(),
                        TaxPlatform.dayOf(invoice.issuedAt()),
                        HtmlUtils.htmlEscape(contents.sellerName()),
                        contents.sellerTaxNo(),
                        HtmlUtils.htmlEscape(contents.buyerName()),
                        contents.buyerTaxNo() == null ? "" : contents.buyerTaxNo(),
                        new Money(contents.taxFen()),
                        new Money(contents.amountFen()));
    }

    /** An invoice as the page shows it. */
    record Row(
            String invoiceNo,
            LocalDate date,
            boolean red,
            @Nullable String originalNo,
            String buyer,
            String amount,
            String tax,
            @Nullable String takenBack) {

        static Row of(Invoice invoice) {
            var contents = invoice.contents();
            return new Row(
                    invoice.invoiceNo(),
                    TaxPlatform.dayOf(invoice.issuedAt()),
                    invoice.kind() == Invoice.Kind.RED,
                    invoice.originalNo(),
                    contents.buyerName(),
                    yuan(contents.amountFen()),
                    yuan(contents.taxFen()),
                    invoice.redFen() == 0 ? null : yuan(invoice.redFen()));
        }

        private static String yuan(long fen) {
            return (fen < 0 ? "-¥" : "¥") + new Money(Math.abs(fen));
        }
    }
}
