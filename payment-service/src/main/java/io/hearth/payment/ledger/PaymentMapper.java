package io.hearth.payment.ledger;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import io.hearth.payment.order.PaymentOrder;
import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface PaymentMapper extends BaseMapper<PaymentRow> {

    @Insert("""
            INSERT IGNORE INTO payment_claim (charge_order_no, pay_no, claimed_at) VALUES (#{chargeOrderNo}, #{payNo}, #{at})""")
    int claim(
            @Param("chargeOrderNo") String chargeOrderNo,
            @Param("payNo") @Nullable String payNo,
            @Param("at") Instant at);

    @Select("SELECT COUNT(*) FROM payment_claim WHERE charge_order_no = #{chargeOrderNo} AND pay_no IS NULL")
    int claimedForNone(@Param("chargeOrderNo") String chargeOrderNo);

    @Select("SELECT * FROM payment_order WHERE charge_order_no = #{chargeOrderNo}")
    @Nullable PaymentRow ofChargeOrder(@Param("chargeOrderNo") String chargeOrderNo);

    /** One row when nobody was faster: the update carries the version and the status the step started from. */
    @Update("""
            UPDATE payment_order
            SET business_status = #{after.status}, channel_status = #{after.channelStatus},
                channel_trade_no = #{channelTradeNo}, paid_at = #{paidAt}, version = #{after.version},
                next_query_at = CASE WHEN #{open} THEN next_query_at END
            WHERE pay_no = #{before.payNo} AND version = #{before.version} AND business_status = #{before.status}""")
    int step(
            @Param("before") PaymentOrder before,
            @Param("after") PaymentOrder after,
            @Param("channelTradeNo") @Nullable String channelTradeNo,
            @Param("paidAt") @Nullable Instant paidAt,
            @Param("open") boolean open);

    @Insert("""
            INSERT INTO channel_trade (channel, channel_trade_no, pay_no, amount_fen, paid_at, booked_at)
            VALUES (#{order.terms.channel}, #{tradeNo}, #{order.payNo}, #{order.terms.amount}, #{paidAt}, #{at})""")
    int addTrade(
            @Param("order") PaymentOrder order,
            @Param("tradeNo") String tradeNo,
            @Param("paidAt") Instant paidAt,
            @Param("at") Instant at);

    @Select("""
            SELECT * FROM payment_order WHERE next_query_at <= #{now}
            ORDER BY next_query_at LIMIT #{limit} FOR UPDATE SKIP LOCKED""")
    List<PaymentRow> due(@Param("now") Instant now, @Param("limit") int limit);

    @Update("""
            UPDATE payment_order SET next_query_at = #{at}, query_count = query_count + 1
            WHERE pay_no = #{payNo} AND next_query_at IS NOT NULL""")
    int askAgainAt(@Param("payNo") String payNo, @Param("at") Instant at);

    @Select("SELECT COUNT(*) FROM payment_order WHERE channel_status = 'UNKNOWN'")
    long unknown();
}
