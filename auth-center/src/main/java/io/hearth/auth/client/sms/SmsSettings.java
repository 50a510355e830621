package io.hearth.auth.client.sms;

import java.net.URI;
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

    SmsSettings {
        if (accessKeyId.isBlank() || accessKeySecret.isBlank() || signName.isBlank() || codeTemplate.isBlank()) {
            throw new IllegalArgumentException(
                    "hearth.auth.sms: access-key-id, access-key-secret, sign-name and code-template must be set");
        }
    }

    @Override
    public String toString() {
        return "SmsSettings[" + endpoint + ", " + accessKeyId + ", " + signName + ", " + codeTemplate + "]";
    }
}
