package io.hearth.charge.booking;

import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface FactMapper {

    String FACTS = """
            SELECT pay_no, charge_order_no, customer_no, channel, channel_trade_no, amount_fen AS amount, paid_at, attempts,
                   traceparent
            FROM paid_fact
            """;

    @Insert("""
            INSERT INTO paid_fact (pay_no, charge_order_no, customer_no, channel, channel_trade_no, amount_fen, paid_at,
                                   status, next_attempt_at, traceparent, received_at)
            VALUES (#{fact.payNo}, #{fact.chargeOrderNo}, #{fact.customerNo}, #{fact.channel}, #{fact.channelTradeNo},
                    #{fact.amount}, #{fact.paidAt}, 'WAITING', #{now}, #{fact.traceparent}, #{now})
            ON DUPLICATE KEY UPDATE pay_no = pay_no""")
    int keep(@Param("fact") PaidFact fact, @Param("now") Instant now);

    @Select(FACTS + "WHERE pay_no = #{payNo} AND status = 'WAITING'")
    @Nullable PaidFact waiting(@Param("payNo") String payNo);

    @Select(FACTS + "WHERE status = 'WAITING' AND next_attempt_at <= #{now} ORDER BY next_attempt_at LIMIT #{limit}")
    List<PaidFact> due(@Param("now") Instant now, @Param("limit") int limit);

    /** One row for the one instance that books the payment now. */
    @Update("""
            UPDATE paid_fact SET next_attempt_at = #{until}
            WHERE pay_no = #{payNo} AND status = 'WAITING' AND next_attempt_at <= #{now}""")
    int take(@Param("payNo") String payNo, @Param("now") Instant now, @Param("until") Instant until);

    @Update("UPDATE paid_fact SET status = #{status} WHERE pay_no = #{payNo} AND status = 'WAITING'")
    int settle(@Param("payNo") String payNo, @Param("status") FactStatus status);

    @Update("""
            UPDATE paid_fact SET attempts = attempts + 1, next_attempt_at = #{next}
            WHERE pay_no = #{payNo} AND status = 'WAITING'""")
    int again(@Param("payNo") String payNo, @Param("next") Instant next);
}
