package io.hearth.charge.order;

import java.time.Instant;

/** Sees to it that an order is looked after when its time is up; may fail silently, because a scan looks after it too. */
interface CloseReminders {

    void remindAt(Instant expiresAt, String chargeOrderNo);
}
