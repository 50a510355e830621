package io.hearth.auth.client.sms;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.hearth.auth.AuthProblem;
import io.hearth.auth.resident.SmsCodeSender;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.HttpClientSettings;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;

/** Sends codes by Dysmsapi's SendSms, version 2017-05-25; not tried again here, since the provider would send twice. */
@Component
class DysmsSender implements SmsCodeSender {

    private static final Logger LOG = LoggerFactory.getLogger(DysmsSender.class);
    private static final Duration CONNECT_WITHIN = Duration.ofSeconds(1);
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(5);
    private static final Duration TRY_AGAIN = Duration.ofSeconds(60);

    private final SmsSettings settings;
    private final RestClient http;
    private final Clock clock;

    DysmsSender(SmsSettings settings, RestClient.Builder http, Clock clock) {
        this.settings = settings;
        this.http = http.baseUrl(settings.endpoint())
                .requestFactory(ClientHttpRequestFactoryBuilder.jdk()
                        .build(HttpClientSettings.defaults().withTimeouts(CONNECT_WITHIN, ANSWER_WITHIN)))
                .build();
        this.clock = clock;
    }

    @Override
    public void send(String phone, String code) {
        var answer = answerTo(phone, code);
        if (answer == null || !"OK".equals(answer.code())) {
            LOG.atWarn()
                    .addKeyValue("code", answer == null ? "" : answer.code())
                    .log("the SMS provider refused");
            throw AuthProblem.SMS_NOT_SENT.because().retryAfter(TRY_AGAIN);
        }
    }

    private @Nullable Answer answerTo(String phone, String code) {
        try {
            // The provider answers some refusals with 4xx and the same document.
            return http.post()
                    .uri("/")
                    .contentType(MediaType.APPLICATION_FORM_URLENCODED)
                    .accept(MediaType.APPLICATION_JSON)
                    .body(form(phone, code))
                    .retrieve()
                    .onStatus(status -> status.is4xxClientError(), (request, response) -> {})
                    .body(Answer.class);
        } catch (RestClientException e) {
            throw AuthProblem.SMS_NOT_SENT.because().retryAfter(TRY_AGAIN).causedBy(e);
        }
    }

    private LinkedMultiValueMap<String, String> form(String phone, String code) {
        var parameters = new LinkedHashMap<String, String>();
        parameters.put("Action", "SendSms");
        parameters.put("Version", "2017-05-25");
        parameters.put("RegionId", "cn-hangzhou");
        parameters.put("Format", "JSON");
        parameters.put("AccessKeyId", settings.accessKeyId());
        parameters.put("SignatureMethod", "HMAC-SHA1");
        parameters.put("SignatureVersion", "1.0");
        parameters.put("SignatureNonce", UUID.randomUUID().toString());
        parameters.put(
                "Timestamp", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
        parameters.put("PhoneNumbers", phone);
        parameters.put("SignName", settings.signName());
        parameters.put("TemplateCode", settings.codeTemplate());
        parameters.put("TemplateParam", "{\"code\":\"" + code + "\"}");
        parameters.put("Signature", RpcSignature.of("POST", parameters, settings.accessKeySecret()));
        var form = new LinkedMultiValueMap<String, String>();
        parameters.forEach(form::add);
        return form;
    }

    /** @param code {@code OK}, or why the provider refuses, for example {@code isv.BUSINESS_LIMIT_CONTROL} */
    @JsonIgnoreProperties(ignoreUnknown = true)
    record Answer(@JsonProperty("Code") @Nullable String code) {}
}
