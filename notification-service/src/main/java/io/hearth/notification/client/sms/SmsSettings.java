package io.hearth.notification.client.sms;

import io.hearth.notification.message.Template;
import io.hearth.sms.SmsAccount;
import java.net.URI;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The account with the SMS provider.
 *
 * @param signName the sender's name in brackets before the text, registered with the provider
 * @param templates the registered text for each of our templates
 */
@ConfigurationProperties("hearth.notification.sms")
record SmsSettings(
        URI endpoint,
        String accessKeyId,
        String accessKeySecret,
        String signName,
        Map<Template, String> templates,
        @DefaultValue("1s") Duration connectWithin,
        @DefaultValue("5s") Duration answerWithin) {

    SmsSettings {
        if (!templates.keySet().containsAll(EnumSet.allOf(Template.class))) {
            throw new IllegalArgumentException("hearth.notification.sms.templates must name a text for each template");
        }
    }

    SmsAccount account() {
        return new SmsAccount(endpoint, accessKeyId, accessKeySecret, signName, connectWithin, answerWithin);
    }

    String text(Template template) {
        return templates.getOrDefault(template, "");
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return "SmsSettings[" + endpoint + ", " + accessKeyId + ", " + signName + ", " + templates + "]";
    }
}
