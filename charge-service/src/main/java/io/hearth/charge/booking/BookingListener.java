package io.hearth.charge.booking;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.apache.rocketmq.spring.annotation.RocketMQTransactionListener;
import org.apache.rocketmq.spring.core.RocketMQLocalTransactionListener;
import org.apache.rocketmq.spring.core.RocketMQLocalTransactionState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;

/** Books between half message and commit, and answers the broker's question when the answer got lost. */
@RocketMQTransactionListener
class BookingListener implements RocketMQLocalTransactionListener {

    private static final Logger LOG = LoggerFactory.getLogger(BookingListener.class);
    // The global transaction ends after 30 s at the latest; the rest is for clocks that differ.
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final BookingTransaction transaction;
    private final TransactionLog log;
    private final Clock clock;

    BookingListener(BookingTransaction transaction, TransactionLog log, Clock clock) {
        this.transaction = transaction;
        this.log = log;
        this.clock = clock;
    }

    @Override
    public RocketMQLocalTransactionState executeLocalTransaction(Message message, Object argument) {
        var booking = (Booking) argument;
        try {
            log.started(booking.messageKey(), booking.order().chargeOrderNo());
            transaction.book(booking);
            return RocketMQLocalTransactionState.COMMIT;
        } catch (RuntimeException e) {
            booking.failure().set(e);
            return ended(booking);
        }
    }

    @Override
    public RocketMQLocalTransactionState checkLocalTransaction(Message message) {
        var headers = message.getHeaders();
        var order = String.valueOf(headers.get(SuccessMessages.ORDER));
        var sentAt = Instant.ofEpochMilli(Long.parseLong(String.valueOf(headers.get(SuccessMessages.SENT_AT))));
        boolean mayStillCommit = clock.instant().isBefore(sentAt.plus(PATIENCE));
        var outcome = outcome(String.valueOf(headers.get(SuccessMessages.KEY)), order, mayStillCommit);
        LOG.atInfo()
                .addKeyValue("chargeOrderNo", order)
                .addKeyValue("outcome", outcome)
                .log("the broker asked what became of a booking");
        return switch (outcome) {
            case COMMITTED -> RocketMQLocalTransactionState.COMMIT;
            case ROLLED_BACK -> RocketMQLocalTransactionState.ROLLBACK;
            case STILL_OPEN -> RocketMQLocalTransactionState.UNKNOWN;
        };
    }

    // The failure says only that this thread is done. Whether the coordinator committed or rolled back shows in the
    // log; while
    // it is still at it, the broker asks again later.
    private RocketMQLocalTransactionState ended(Booking booking) {
        return switch (outcome(booking.messageKey(), booking.order().chargeOrderNo(), false)) {
            case COMMITTED -> {
                booking.failure().set(null);
                yield RocketMQLocalTransactionState.COMMIT;
            }
            case ROLLED_BACK -> RocketMQLocalTransactionState.ROLLBACK;
            case STILL_OPEN -> RocketMQLocalTransactionState.UNKNOWN;
        };
    }

    private TransactionLog.Outcome outcome(String key, String order, boolean mayStillCommit) {
        try {
            return log.outcome(key, order, mayStillCommit);
        } catch (RuntimeException e) {
            if (!TransactionLog.isHeld(e)) {
                LOG.atWarn().setCause(e).addKeyValue("chargeOrderNo", order).log("the outcome of a booking is unclear");
            }
            return TransactionLog.Outcome.STILL_OPEN;
        }
    }
}
