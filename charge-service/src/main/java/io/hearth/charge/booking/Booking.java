package io.hearth.charge.booking;

import io.hearth.charge.order.ChargeOrder;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * One try to book a payment on its order.
 *
 * @param recordNo the charge record's number
 * @param messageKey ties the half message to the transaction log
 * @param failure why the try failed, set by the transaction that runs while the broker holds the half message
 */
record Booking(
        PaidFact fact,
        ChargeOrder order,
        String recordNo,
        String messageKey,
        AtomicReference<@Nullable RuntimeException> failure) {

    static Booking of(PaidFact fact, ChargeOrder order, String recordNo) {
        return new Booking(fact, order, recordNo, UUID.randomUUID().toString(), new AtomicReference<>());
    }
}
