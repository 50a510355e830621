package io.hearth.books;

import io.hearth.site.TaxPlatform;
import java.util.ArrayList;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** What the tax platform knows about invoices against what was charged. */
final class InvoiceLine {

    private final JdbcClient database;
    private final TaxPlatform platform;

    InvoiceLine(JdbcClient database, TaxPlatform platform) {
        this.database = database;
        this.platform = platform;
    }

    private record Charged(String chargeRecordNo, long amountFen, String invoiceId, String invoiceNo) {}

    BooksLine oneInvoiceForEachCharge() {
        var issued = platform.invoices().stream()
                .collect(Collectors.toMap(
                        invoice -> invoice.path("requestId").asString(), Function.<JsonNode>identity()));
        var violations = new ArrayList<String>();
        var charges = database.sql("""
                        SELECT r.charge_record_no, r.amount_fen, COALESCE(i.invoice_id, '') AS invoice_id,
                          COALESCE(i.invoice_no, '') AS invoice_no
                        FROM charge_db.charge_record r LEFT JOIN invoice_db.invoice i
                          ON i.charge_record_no = r.charge_record_no""").query(Charged.class).list();
        for (var charge : charges) {
            var invoice = issued.remove(charge.invoiceId());
            if (invoice == null) {
                violations.add("charge record " + charge.chargeRecordNo() + " has no invoice on the tax platform");
            } else if (invoice.path("amountFen").asLong() != charge.amountFen()
                    || !invoice.path("invoiceNo").asString().equals(charge.invoiceNo())) {
                violations.add("charge record %s of %d fen has invoice %s there, %s over %d fen on the tax platform"
                        .formatted(
                                charge.chargeRecordNo(),
                                charge.amountFen(),
                                charge.invoiceNo(),
                                invoice.path("invoiceNo").asString(),
                                invoice.path("amountFen").asLong()));
            }
        }
        issued.values().stream()
                .filter(invoice -> invoice.path("kind").asString().equals("BLUE"))
                .forEach(invoice -> violations.add("the tax platform has invoice "
                        + invoice.path("invoiceNo").asString() + " that belongs to no charge record"));
        return new BooksLine(
                5, "each charge record has exactly one blue invoice over its amount", charges.size(), violations);
    }
}
