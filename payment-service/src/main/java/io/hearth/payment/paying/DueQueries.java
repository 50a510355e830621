package io.hearth.payment.paying;

import io.hearth.payment.PaymentSettings;
import io.hearth.payment.ledger.Payments;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.service.Bell;
import io.hearth.service.Live;
import io.hearth.service.Rounds;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Asks after open payments at their times, so that a lost notification costs seconds; ends those whose time is over. */
@Configuration(proxyBeanMethods = false)
class DueQueries {

    @Bean
    Rounds<PaymentOrder> queryRounds(
            Payments payments, Asking asking, Closing closing, Live<PaymentSettings> settings, Clock clock) {
        return new Rounds<>(
                "payment-queries",
                settings.now().scanEvery(),
                settings.now().batch(),
                payments::takeDue,
                order -> {
                    if (order.isOverdue(clock.instant(), settings.now().grace())) {
                        closing.close(order);
                    } else if (order.status() == BusinessStatus.PAYING) {
                        asking.ask(order);
                    }
                },
                new Bell());
    }
}
