package io.hearth.billing.bill;

import com.baomidou.mybatisplus.annotation.IdType;
import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import io.hearth.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A bill as it is stored. */
@TableName("bill")
record BillRow(
        @TableId(type = IdType.INPUT) String billNo,
        String customerNo,
        long propertyId,
        String address,
        String season,
        BillKind kind,
        long tariffId,
        BillStatus status,
        Money dueFen,
        Money paidFen,
        LocalDate dueOn,
        @Nullable String heldBy,
        @Nullable Instant heldUntil,
        int version) {

    Bill bill() {
        return new Bill(
                billNo,
                customerNo,
                propertyId,
                address,
                season,
                kind,
                tariffId,
                status,
                dueFen,
                paidFen,
                dueOn,
                heldBy == null || heldUntil == null ? Optional.empty() : Optional.of(new Bill.Hold(heldBy, heldUntil)),
                version);
    }
}
