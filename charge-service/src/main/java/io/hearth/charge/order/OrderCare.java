package io.hearth.charge.order;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** The scan under the reminders: no open order is forgotten. */
@Component
class OrderCare {

    private static final Logger LOG = LoggerFactory.getLogger(OrderCare.class);

    private final Closing closing;

    OrderCare(Closing closing) {
        this.closing = closing;
    }

    @Scheduled(fixedDelayString = "${hearth.charge.scan-every:5s}")
    void look() {
        try {
            closing.lookAfterDue();
        } catch (RuntimeException e) {
            // One order that cannot be looked after now must not keep the scan from coming again.
            LOG.atWarn().setCause(e).log("open orders could not all be looked after");
        }
    }
}
