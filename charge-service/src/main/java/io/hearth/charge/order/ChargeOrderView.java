package io.hearth.charge.order;

import io.hearth.service.BusinessTime;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An order as its customer sees it.
 *
 * @param pay what the client needs to pay ({@code codeUrl}, {@code prepayId} ...); empty while the channel has not answered
 *     (look again) and once the order has ended
 */
record ChargeOrderView(
        String chargeOrderNo,
        String customerNo,
        ChargeStatus status,
        long amountFen,
        Channel channel,
        PayMethod method,
        @Nullable String payNo,
        OffsetDateTime createdAt,
        OffsetDateTime expiresAt,
        Map<String, String> pay,
        List<Item> items) {

    record Item(String billNo, String season, String address, long amountFen) {}

    static ChargeOrderView of(ChargeOrder order) {
        return new ChargeOrderView(
                order.chargeOrderNo(),
                order.customerNo(),
                order.status(),
                order.amount().fen(),
                order.way().channel(),
                order.way().method(),
                order.payNo().orElse(null),
                local(order.createdAt()),
                local(order.expiresAt()),
                order.pay(),
                order.items().stream()
                        .map(item -> new Item(
                                item.billNo(),
                                item.season(),
                                item.address(),
                                item.amount().fen()))
                        .toList());
    }

    private static OffsetDateTime local(Instant moment) {
        return moment.atZone(BusinessTime.ZONE).toOffsetDateTime();
    }
}
