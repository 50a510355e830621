package io.hearth.invoice.issuing;

import com.baomidou.mybatisplus.annotation.IdType;
import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import io.hearth.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** An invoice as it is stored, without its lines. */
@TableName("invoice")
record InvoiceRow(
        @TableId(type = IdType.INPUT) String invoiceId,
        String chargeRecordNo,
        String chargeOrderNo,
        String customerNo,
        Money amountFen,
        InvoiceStatus status,
        @Nullable String invoiceNo,
        @Nullable LocalDate invoiceDate,
        @Nullable Money taxFen,
        @Nullable String buyerName,
        @Nullable String downloadUrl,
        @Nullable String failure,
        int attempts,
        Instant nextAttemptAt,
        @Nullable String traceparent,
        int version,
        Instant requestedAt,
        @Nullable Instant issuedAt) {}
