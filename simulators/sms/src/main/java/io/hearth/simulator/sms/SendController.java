package io.hearth.simulator.sms;

import static io.hearth.simulator.sms.Gatekeeper.required;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.hearth.simulator.fault.Fault;
import io.hearth.simulator.fault.FaultOrders;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The provider's API: SendSms, as a signed form or query. The same OutId again is sent again: the provider dedupes nothing. */
@RestController
class SendController {

    private static final Logger log = LoggerFactory.getLogger(SendController.class);
    private static final Pattern MOBILE = Pattern.compile("(?:\\+?86)?1[3-9]\\d{9}");
    private static final int MOST_PHONES = 1_000;
    private static final int PHONE_DIGITS = 11;

    private final Gatekeeper gatekeeper;
    private final Templates templates;
    private final Inbox inbox;
    private final FaultOrders<SmsOperation> faults;
    private final JsonMapper json;
    private final Clock clock;

    SendController(
            Gatekeeper gatekeeper,
            Templates templates,
            Inbox inbox,
            FaultOrders<SmsOperation> faults,
            JsonMapper json,
            Clock clock) {
        this.gatekeeper = gatekeeper;
        this.templates = templates;
        this.inbox = inbox;
        this.faults = faults;
        this.json = json;
        this.clock = clock;
    }

    @RequestMapping(
            path = "/",
            method = {RequestMethod.POST, RequestMethod.GET})
    Answer send(HttpServletRequest request, @RequestParam Map<String, String> parameters) {
        gatekeeper.check(request.getMethod(), parameters);
        var phones = phones(required(parameters, "PhoneNumbers"));
        var signName = required(parameters, "SignName");
        var template = required(parameters, "TemplateCode");
        var values = values(parameters.getOrDefault("TemplateParam", "{}"));
        var text = templates.render(signName, template, values);
        var fault = faults.take(SmsFault.class, SmsOperation.SEND, parameters.get("PhoneNumbers"))
                .map(Fault::kind);
        fault.flatMap(SmsFault::refusal).ifPresent(problem -> {
            throw problem.because("模拟的故障");
        });
        var bizId = bizId();
        for (var phone : phones) {
            var message = new Message(
                    bizId, phone, signName, template, values, parameters.get("OutId"), text, clock.instant());
            for (int copy = 0; copy < fault.map(SmsFault::copies).orElse(1); copy++) {
                inbox.add(message);
            }
        }
        log.atInfo()
                .addKeyValue("bizId", bizId)
                .addKeyValue("template", template)
                .addKeyValue("outId", parameters.get("OutId"))
                .log("sent");
        return Answer.ok(bizId);
    }

    @ExceptionHandler
    ResponseEntity<Answer> refused(SmsRefusal refusal) {
        log.atInfo().addKeyValue("code", refusal.problem().code()).log("refused");
        return ResponseEntity.status(refusal.problem().status())
                .body(Answer.refused(refusal.problem().code(), refusal.text()));
    }

    private static List<String> phones(String list) {
        var phones = List.of(list.split(","));
        if (phones.size() > MOST_PHONES) {
            throw SmsProblem.MOBILE_COUNT_OVER_LIMIT.because("手机号码数量超过限制，最多支持1000条");
        }
        if (!phones.stream().allMatch(phone -> MOBILE.matcher(phone).matches())) {
            throw SmsProblem.MOBILE_NUMBER_ILLEGAL.because("非法手机号");
        }
        return phones.stream()
                .map(phone -> phone.substring(phone.length() - PHONE_DIGITS))
                .toList();
    }

    private Map<String, String> values(String param) {
        try {
            return json.readValue(param, new TypeReference<Map<String, String>>() {});
        } catch (JacksonException malformed) {
            throw SmsProblem.INVALID_JSON_PARAM.because("参数格式错误，请修改为字符串值");
        }
    }

    private static String bizId() {
        return ThreadLocalRandom.current().nextLong(100_000_000_000_000_000L, 999_999_999_999_999_999L) + "^0";
    }

    /** The provider's answer; only {@code OK} means that it takes the message over. */
    record Answer(
            @JsonProperty("Code") String code,
            @JsonProperty("Message") String message,
            @JsonProperty("RequestId") String requestId,
            @JsonProperty("BizId") @Nullable String bizId) {

        static Answer ok(String bizId) {
            return new Answer("OK", "OK", newRequestId(), bizId);
        }

        static Answer refused(String code, String message) {
            return new Answer(code, message, newRequestId(), null);
        }

        private static String newRequestId() {
            return UUID.randomUUID().toString().toUpperCase(Locale.ROOT);
        }
    }
}
