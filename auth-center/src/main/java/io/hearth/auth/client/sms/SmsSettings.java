package io.hearth.auth.client.sms;

import io.hearth.sms.SmsAccount;
import java.net.URI;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * The SMS provider's account.
 *
 * @param endpoint for example {@code https://dysmsapi.aliyuncs.com}
 * @param signName the sender's name in brackets before the text, registered with the provider
 * @param codeTemplate the registered text whose only variable is {@code code}
 */
@ConfigurationProperties("hearth.auth.sms")
record SmsSettings(URI endpoint, String accessKeyId, String accessKeySecret, String signName, String codeTemplate) {

    private static final Duration CONNECT_WITHIN = Duration.ofSeconds(1);
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(5);

    SmsSettings {
        if (accessKeyId.isBlank() || accessKeySecret.isBlank() || signName.isBlank() || codeTemplate.isBlank()) {
            throw new IllegalArgumentException(
                    "hearth.auth.sms: access-key-id, access-key-secret, sign-name and code-template must be set");
        }
    }

    SmsAccount account() {
        return new SmsAccount(endpoint, accessKeyId, accessKeySecret, signName, CONNECT_WITHIN, ANSWER_WITHIN);
    }

    @Override
    public String toString() {
        return "SmsSettings[" + endpoint + ", " + accessKeyId + ", " + signName + ", " + codeTemplate + "]";
    }
}
