package io.hearth.payment.notice;

import io.hearth.payment.PaymentSettings;
import io.hearth.service.Bell;
import io.hearth.service.Live;
import io.hearth.service.Rounds;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class NoticeWork {

    /** Rings when a notification has come. */
    @Bean
    Bell noticeBell() {
        return new Bell();
    }

    @Bean
    Rounds<NoticeRow> noticeRounds(
            Notices notices, NoticeReading reading, Live<PaymentSettings> settings, Bell noticeBell) {
        return new Rounds<>(
                "payment-notices",
                settings.now().scanEvery(),
                settings.now().batch(),
                notices::takeDue,
                reading::process,
                noticeBell);
    }
}
