package io.hearth.billing.bill;

import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** The safety net under charge orders: nothing stays taken for ever. */
@Component
class EndedHolds {

    private final BillHolding holding;

    EndedHolds(BillHolding holding) {
        this.holding = holding;
    }

    @Scheduled(fixedDelayString = "PT1M", initialDelayString = "PT1M")
    void release() {
        holding.releaseEndedHolds();
    }
}
