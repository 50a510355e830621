package io.hearth.payment.notice;

import io.hearth.payment.PaymentSettings;
import io.hearth.payment.work.Rounds;
import io.hearth.service.Live;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class NoticeWork {

    @Bean
    Rounds<NoticeRow> noticeRounds(Notices notices, NoticeReading reading, Live<PaymentSettings> settings) {
        return new Rounds<>("payment-notices", settings.now().scanEvery(), notices::takeDue, reading::process);
    }
}
