package io.hearth.simulator.pay.wechat.trade;

import java.time.Instant;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionalEventListener;

/** Lets each refund end when it is due, also those that a stop of the program interrupted. */
@Component
class RefundTimer {

    private final RefundBook book;
    private final Refunds refunds;
    private final TaskScheduler scheduler;

    RefundTimer(RefundBook book, Refunds refunds, TaskScheduler scheduler) {
        this.book = book;
        this.refunds = refunds;
        this.scheduler = scheduler;
    }

    @TransactionalEventListener
    void on(Refunds.RefundAccepted accepted) {
        schedule(accepted.refund());
    }

    @EventListener(ApplicationReadyEvent.class)
    void resume() {
        book.underWay().forEach(this::schedule);
    }

    private void schedule(Refund refund) {
        Instant due = refund.dueAt();
        var unused = scheduler.schedule(() -> refunds.end(refund.outRefundNo()), due);
    }
}
