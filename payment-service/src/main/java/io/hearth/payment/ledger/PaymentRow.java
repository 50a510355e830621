package io.hearth.payment.ledger;

import com.baomidou.mybatisplus.annotation.IdType;
import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import io.hearth.money.Money;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.payment.order.ChannelStatus;
import io.hearth.payment.order.PayMethod;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.PaymentTerms;
import io.hearth.payment.order.Receipt;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A payment order as it is stored. */
@TableName("payment_order")
record PaymentRow(
        @TableId(type = IdType.INPUT) String payNo,
        String chargeOrderNo,
        String customerNo,
        String channel,
        PayMethod method,
        Money amountFen,
        String description,
        @Nullable String clientIp,
        @Nullable String payer,
        BusinessStatus businessStatus,
        ChannelStatus channelStatus,
        @Nullable String channelTradeNo,
        @Nullable Instant paidAt,
        Instant expiresAt,
        Instant createdAt,
        @Nullable Instant nextQueryAt,
        int queryCount,
        @Nullable String traceparent,
        int version) {

    PaymentOrder order() {
        var terms = new PaymentTerms(
                channel,
                method,
                amountFen,
                description,
                Optional.ofNullable(clientIp),
                Optional.ofNullable(payer),
                expiresAt);
        return new PaymentOrder(
                payNo,
                chargeOrderNo,
                customerNo,
                terms,
                businessStatus,
                channelStatus,
                channelTradeNo == null || paidAt == null
                        ? Optional.empty()
                        : Optional.of(new Receipt(channelTradeNo, paidAt)),
                createdAt,
                version);
    }
}
