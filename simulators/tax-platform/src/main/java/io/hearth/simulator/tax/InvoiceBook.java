package io.hearth.simulator.tax;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored invoices. */
@Repository
class InvoiceBook {

    /** Two digits of the year, two of the province (62 is Gansu), one of the channel, fifteen that count. */
    private static final String NUMBER = "%02d621%015d";

    private final JdbcClient db;

    InvoiceBook(JdbcClient db) {
        this.db = db;
    }

    String nextNumber(LocalDate on) {
        long next = db.sql("select next value for tax_invoice_number")
                .query(Long.class)
                .single();
        return NUMBER.formatted(on.getYear() % 100, next);
    }

    Optional<Invoice> findByRequest(String requestId) {
        return db.sql("select * from tax_invoice where request_id = ?")
                .param(requestId)
                .query(InvoiceBook::invoice)
                .optional();
    }

    Optional<Invoice> find(String invoiceNo) {
        return db.sql("select * from tax_invoice where invoice_no = ?")
                .param(invoiceNo)
                .query(InvoiceBook::invoice)
                .optional();
    }

    /** The invoice, held until the transaction ends. */
    Optional<Invoice> locked(String invoiceNo) {
        return db.sql("select * from tax_invoice where invoice_no = ? for update")
                .param(invoiceNo)
                .query(InvoiceBook::invoice)
                .optional();
    }

    List<Invoice> newest(int most) {
        return db.sql("select * from tax_invoice order by issued_at desc, invoice_no desc limit ?")
                .param(most)
                .query(InvoiceBook::invoice)
                .list();
    }

    /** Adds an invoice; false if its request id is taken. */
    boolean add(Invoice invoice) {
        var contents = invoice.contents();
        try {
            db.sql("""
                            insert into tax_invoice (invoice_no, request_id, request, kind, original_no, seller_name,
                              seller_tax_no, buyer_name, buyer_tax_no, amount_fen, tax_fen, issued_at)
                            values (:invoiceNo, :requestId, :request, :kind, :originalNo, :sellerName,
                              :sellerTaxNo, :buyerName, :buyerTaxNo, :amountFen, :taxFen, :issuedAt)""")
                    .param("invoiceNo", invoice.invoiceNo())
                    .param("requestId", invoice.requestId())
                    .param("request", invoice.request())
                    .param("kind", invoice.kind().name())
                    .param("originalNo", invoice.originalNo())
                    .param("sellerName", contents.sellerName())
                    .param("sellerTaxNo", contents.sellerTaxNo())
                    .param("buyerName", contents.buyerName())
                    .param("buyerTaxNo", contents.buyerTaxNo())
                    .param("amountFen", contents.amountFen())
                    .param("taxFen", contents.taxFen())
                    .param("issuedAt", invoice.issuedAt())
                    .update();
            return true;
        } catch (DuplicateKeyException taken) {
            return false;
        }
    }

    void saveReduced(Invoice blue) {
        db.sql("update tax_invoice set red_fen = ?, red_tax_fen = ? where invoice_no = ?")
                .params(blue.redFen(), blue.redTaxFen(), blue.invoiceNo())
                .update();
    }

    private static Invoice invoice(ResultSet row, int number) throws SQLException {
        return new Invoice(
                row.getString("invoice_no"),
                row.getString("request_id"),
                row.getString("request"),
                Invoice.Kind.valueOf(row.getString("kind")),
                row.getString("original_no"),
                new Invoice.Contents(
                        row.getString("seller_name"),
                        row.getString("seller_tax_no"),
                        row.getString("buyer_name"),
                        row.getString("buyer_tax_no"),
                        row.getLong("amount_fen"),
                        row.getLong("tax_fen")),
                row.getLong("red_fen"),
                row.getLong("red_tax_fen"),
                row.getObject("issued_at", Instant.class));
    }
}
