package io.hearth.notification.message;

import io.hearth.notification.NotificationSettings;
import io.hearth.service.Bell;
import io.hearth.service.Rounds;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Has due messages sent. */
@Configuration(proxyBeanMethods = false)
class SendingWork {

    /** Rings when a message may be due. */
    @Bean
    Bell messageBell() {
        return new Bell();
    }

    @Bean
    Rounds<String> sendingRounds(
            Messages messages, Notifying notifying, NotificationSettings settings, Bell messageBell) {
        return new Rounds<>(
                "message-sending",
                settings.scanEvery(),
                settings.parallel(),
                messages::due,
                notifying::sendIfDue,
                messageBell);
    }
}
