package io.hearth.charge.order;

import com.baomidou.mybatisplus.annotation.IdType;
import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import io.hearth.money.Money;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A charge order as it is stored, without its items. */
@TableName("charge_order")
record OrderRow(
        @TableId(type = IdType.INPUT) String chargeOrderNo,
        String customerNo,
        String requestKey,
        Money amountFen,
        Channel channel,
        PayMethod method,
        @Nullable String clientIp,
        @Nullable String payerOpenid,
        ChargeStatus status,
        @Nullable String payNo,
        @Nullable String pay,
        Instant expiresAt,
        Instant nextLookAt,
        int version,
        String createdBy,
        Instant createdAt) {}
