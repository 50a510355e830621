package io.hearth.charge.booking;

import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** The scan under the listener: no kept payment stays unbooked because a process died. */
@Component
class BookingCare {

    private final Cashier cashier;

    BookingCare(Cashier cashier) {
        this.cashier = cashier;
    }

    @Scheduled(fixedDelayString = "${hearth.charge.scan-every:5s}")
    void look() {
        cashier.bookDue();
    }
}
