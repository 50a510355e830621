package io.hearth.notification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class NotificationSettingsTest {

    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final String KEY = "AAECAwQFBgcICQoLDA0ODw==";

    private static NotificationSettings settings(String key, int perPhoneAndDay) {
        var minute = Duration.ofMinutes(1);
        return new NotificationSettings(
                key, perPhoneAndDay, SECOND, 4, minute, SECOND, Duration.ofMinutes(5), minute, Duration.ofDays(2));
    }

    @Test
    void theWaitDoublesUpToTheLongest() {
        var settings = settings(KEY, 20);
        assertThat(settings.waitAfter(1)).isEqualTo(SECOND);
        assertThat(settings.waitAfter(4)).isEqualTo(Duration.ofSeconds(8));
        assertThat(settings.waitAfter(100)).isEqualTo(Duration.ofMinutes(5));
    }

    @Test
    void refusesWhatCannotWork() {
        assertThatThrownBy(() -> settings("short", 20)).hasMessageContaining("hearth.notification.phone-key");
        assertThatThrownBy(() -> settings(KEY, 0)).hasMessageContaining("per-phone-and-day");
    }

    @Test
    void keepsTheKeyOutOfTexts() {
        assertThat(settings(KEY, 20).toString()).doesNotContain(KEY);
    }
}
