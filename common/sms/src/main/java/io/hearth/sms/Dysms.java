package io.hearth.sms;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.HttpClientSettings;
import org.springframework.http.MediaType;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.web.client.HttpServerErrorException;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Dysmsapi's SendSms, version 2017-05-25.
 *
 * <p>Nothing is tried again here: the provider sends the same {@code OutId} again, so exactly once is the caller's duty.
 */
public final class Dysms {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final SmsAccount account;
    private final RestClient http;
    private final Clock clock;

    public Dysms(SmsAccount account, RestClient.Builder http, Clock clock) {
        this.account = account;
        this.http = http.baseUrl(account.endpoint())
                .requestFactory(ClientHttpRequestFactoryBuilder.jdk()
                        .build(HttpClientSettings.defaults()
                                .withTimeouts(account.connectWithin(), account.answerWithin())))
                .build();
        this.clock = clock;
    }

    /**
     * Hands one message over.
     *
     * @param phone digits only
     * @param template code of the registered text
     * @param values of the text's variables
     * @param outId the caller's own number of the message
     */
    public SmsAnswer send(String phone, String template, Map<String, String> values, String outId) {
        try {
            // The provider answers some refusals with 4xx and the same document.
            return understood(http.post()
                    .uri("/")
                    .contentType(MediaType.APPLICATION_FORM_URLENCODED)
                    .accept(MediaType.APPLICATION_JSON)
                    .body(form(phone, template, values, outId))
                    .retrieve()
                    .onStatus(status -> status.is4xxClientError(), (request, response) -> {})
                    .body(Answer.class));
        } catch (ResourceAccessException e) {
            return neverReached(e) ? new SmsAnswer.NotTaken(e.toString()) : new SmsAnswer.Unclear(e.toString());
        } catch (HttpServerErrorException.ServiceUnavailable e) {
            return new SmsAnswer.NotTaken(e.toString());
        } catch (RestClientException e) {
            return new SmsAnswer.Unclear(e.toString());
        }
    }

    private static SmsAnswer understood(@Nullable Answer answer) {
        if (answer == null || answer.code() == null) {
            return new SmsAnswer.Unclear("an answer without a code");
        }
        return answer.code().equals("OK")
                ? new SmsAnswer.Accepted(Objects.requireNonNullElse(answer.bizId(), ""))
                : new SmsAnswer.Refused(answer.code());
    }

    private static boolean neverReached(ResourceAccessException e) {
        return e.getCause() instanceof ConnectException || e.getCause() instanceof HttpConnectTimeoutException;
    }

    private LinkedMultiValueMap<String, String> form(
            String phone, String template, Map<String, String> values, String outId) {
        var parameters = new LinkedHashMap<String, String>();
        parameters.put("Action", "SendSms");
        parameters.put("Version", "2017-05-25");
        parameters.put("RegionId", "cn-hangzhou");
        parameters.put("Format", "JSON");
        parameters.put("AccessKeyId", account.accessKeyId());
        parameters.put("SignatureMethod", "HMAC-SHA1");
        parameters.put("SignatureVersion", "1.0");
        parameters.put("SignatureNonce", UUID.randomUUID().toString());
        parameters.put(
                "Timestamp", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
        parameters.put("PhoneNumbers", phone);
        parameters.put("SignName", account.signName());
        parameters.put("TemplateCode", template);
        parameters.put("TemplateParam", JSON.writeValueAsString(values));
        parameters.put("OutId", outId);
        parameters.put("Signature", RpcSignature.of("POST", parameters, account.accessKeySecret()));
        var form = new LinkedMultiValueMap<String, String>();
        parameters.forEach(form::add);
        return form;
    }

    /** @param code {@code OK}, or why the provider refuses, for example {@code isv.BUSINESS_LIMIT_CONTROL} */
    @JsonIgnoreProperties(ignoreUnknown = true)
    record Answer(
            @JsonProperty("Code") @Nullable String code,
            @JsonProperty("BizId") @Nullable String bizId) {}
}
