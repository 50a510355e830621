package io.hearth.auth.client.sms;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.resident.SmsCodeSender;
import io.hearth.sms.Dysms;
import io.hearth.sms.SmsAnswer;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/** Sends codes by Dysmsapi; not tried again here, since the provider would send twice. */
@Component
class DysmsSender implements SmsCodeSender {

    private static final Logger LOG = LoggerFactory.getLogger(DysmsSender.class);
    private static final Duration TRY_AGAIN = Duration.ofSeconds(60);

    private final String template;
    private final Dysms dysms;

    DysmsSender(SmsSettings settings, RestClient.Builder http, Clock clock) {
        this.template = settings.codeTemplate();
        this.dysms = new Dysms(settings.account(), http, clock);
    }

    @Override
    public void send(String phone, String code) {
        var answer = dysms.send(
                phone, template, Map.of("code", code), UUID.randomUUID().toString());
        if (!(answer instanceof SmsAnswer.Accepted)) {
            LOG.atWarn().addKeyValue("answer", answer).log("the SMS provider did not take a code");
            throw AuthProblem.SMS_NOT_SENT.because().retryAfter(TRY_AGAIN);
        }
    }
}
