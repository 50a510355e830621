package io.hearth.payment.notice;

import io.hearth.payment.PaymentSettings;
import io.hearth.payment.work.Rounds;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class NoticeWork {

    @Bean
    Rounds<NoticeRow> noticeRounds(Notices notices, NoticeReading reading, PaymentSettings settings) {
        return new Rounds<>("payment-notices", settings.scanEvery(), notices::takeDue, reading::process);
    }
}
