package io.hearth.charge.booking;

import java.time.Instant;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;

@Mapper
interface RecordMapper {

    @Insert("""
            INSERT INTO charge_record (charge_record_no, charge_order_no, customer_no, pay_no, channel, channel_trade_no,
                                       amount_fen, paid_at, booked_at)
            VALUES (#{recordNo}, #{fact.chargeOrderNo}, #{fact.customerNo}, #{fact.payNo}, #{fact.channel},
                    #{fact.channelTradeNo}, #{fact.amount}, #{fact.paidAt}, #{now})""")
    int add(@Param("recordNo") String recordNo, @Param("fact") PaidFact fact, @Param("now") Instant now);
}
