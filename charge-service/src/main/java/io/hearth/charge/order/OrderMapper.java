package io.hearth.charge.order;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import java.time.Instant;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface OrderMapper extends BaseMapper<OrderRow> {

    @Insert("""
            INSERT INTO charge_item (charge_order_no, bill_no, amount_fen, season, address)
            VALUES (#{orderNo}, #{item.billNo}, #{item.amount}, #{item.season}, #{item.address})""")
    int insertItem(@Param("orderNo") String orderNo, @Param("item") ChargeItem item);

    @Select("""
            SELECT bill_no, amount_fen AS amount, season, address FROM charge_item
            WHERE charge_order_no = #{orderNo} ORDER BY id""")
    List<ChargeItem> items(@Param("orderNo") String orderNo);

    @Select("SELECT * FROM charge_order WHERE request_key = #{requestKey}")
    @Nullable OrderRow byRequest(@Param("requestKey") String requestKey);

    /** One row when nobody was faster. */
    @Update("""
            UPDATE charge_order SET status = #{after.status}, pay_no = #{payNo}, pay = #{pay}, version = #{after.version}
            WHERE charge_order_no = #{before.chargeOrderNo} AND version = #{before.version} AND status = #{before.status}""")
    int step(
            @Param("before") ChargeOrder before,
            @Param("after") ChargeOrder after,
            @Param("payNo") @Nullable String payNo,
            @Param("pay") String pay);

    @Select("""
            SELECT charge_order_no FROM charge_order WHERE status IN ('CREATED', 'PAYING') AND next_look_at <= #{now}
            ORDER BY next_look_at LIMIT #{limit}""")
    List<String> toLookAfter(@Param("now") Instant now, @Param("limit") int limit);

    /** One row for the one instance that looks after the order now. */
    @Update("""
            UPDATE charge_order SET next_look_at = #{next}
            WHERE charge_order_no = #{orderNo} AND status IN ('CREATED', 'PAYING') AND next_look_at <= #{now}""")
    int takeCare(@Param("orderNo") String orderNo, @Param("now") Instant now, @Param("next") Instant next);
}
