package io.hearth.notification.client.sms;

import io.hearth.notification.message.SmsProvider;
import io.hearth.notification.message.Template;
import io.hearth.sms.Dysms;
import io.hearth.sms.SmsAnswer;
import java.time.Clock;
import java.util.Map;
import java.util.Set;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/** Sends by Dysmsapi. */
@Component
class DysmsProvider implements SmsProvider {

    // What lies in the message itself; everything else lies in our account or at the provider and may be mended.
    private static final Set<String> REFUSED_FOR_GOOD = Set.of(
            "isv.MOBILE_NUMBER_ILLEGAL",
            "isv.TEMPLATE_MISSING_PARAMETERS",
            "isv.TEMPLATE_PARAMS_ILLEGAL",
            "isv.INVALID_JSON_PARAM",
            "isv.INVALID_PARAMETERS",
            "isv.PARAM_LENGTH_LIMIT",
            "isv.BLACK_KEY_CONTROL_LIMIT");

    private final SmsSettings settings;
    private final Dysms dysms;

    DysmsProvider(SmsSettings settings, RestClient.Builder http, Clock clock) {
        this.settings = settings;
        this.dysms = new Dysms(settings.account(), http, clock);
    }

    @Override
    public Handover send(String messageNo, String phone, Template template, Map<String, String> values) {
        return switch (dysms.send(phone, settings.text(template), values, messageNo)) {
            case SmsAnswer.Accepted accepted -> new Taken(accepted.bizId());
            case SmsAnswer.Refused refused ->
                REFUSED_FOR_GOOD.contains(refused.code()) ? new Refused(refused.code()) : new NotTaken(refused.code());
            case SmsAnswer.NotTaken not -> new NotTaken(not.why());
            case SmsAnswer.Unclear unclear -> new Unclear(unclear.why());
        };
    }
}
