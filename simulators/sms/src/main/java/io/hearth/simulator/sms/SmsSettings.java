package io.hearth.simulator.sms;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * What the provider knows of its one customer.
 *
 * @param signNames names under which the customer may send
 * @param strictTemplates whether a template code that is not known is refused
 * @param templates approved texts by template code, with variables as {@code ${name}}
 * @param faultSeed where chance starts from; a new one at each start if absent
 */
@ConfigurationProperties("hearth.simulator.sms")
record SmsSettings(
        String accessKeyId,
        String accessKeySecret,
        List<String> signNames,
        boolean strictTemplates,
        Map<String, String> templates,
        @Nullable Long faultSeed) {

    SmsSettings {
        if (accessKeyId.isBlank() || accessKeySecret.isBlank()) {
            throw new IllegalArgumentException("hearth.simulator.sms.access-key-id and access-key-secret must be set");
        }
        if (signNames.isEmpty()) {
            throw new IllegalArgumentException("hearth.simulator.sms.sign-names must name at least one");
        }
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return "SmsSettings[" + accessKeyId + ", " + signNames + ", " + templates.keySet() + "]";
    }
}
