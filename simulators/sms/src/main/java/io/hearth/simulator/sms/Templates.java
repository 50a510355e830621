package io.hearth.simulator.sms;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** The approved texts and how they are filled in. */
@Component
class Templates {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(\\w+)}");

    private final SmsSettings settings;

    Templates(SmsSettings settings) {
        this.settings = settings;
    }

    /**
     * The message as a phone shows it.
     *
     * @throws SmsRefusal if the name or the template is not approved, or a variable has no value
     */
    String render(String signName, String templateCode, Map<String, String> values) {
        if (!settings.signNames().contains(signName)) {
            throw SmsProblem.SMS_SIGNATURE_ILLEGAL.because("短信签名不合法");
        }
        var template = settings.templates().get(templateCode);
        if (template != null) {
            return "【" + signName + "】" + filled(template, values);
        }
        if (settings.strictTemplates()) {
            throw SmsProblem.SMS_TEMPLATE_ILLEGAL.because("短信模板不合法");
        }
        return "【" + signName + "】" + templateCode + " "
                + new TreeMap<>(values)
                        .entrySet().stream()
                                .map(value -> value.getKey() + "=" + value.getValue())
                                .collect(Collectors.joining(" "));
    }

    private static String filled(String template, Map<String, String> values) {
        return VARIABLE.matcher(template).replaceAll(variable -> {
            var value = values.get(variable.group(1));
            if (value == null) {
                throw SmsProblem.TEMPLATE_MISSING_PARAMETERS.because("模板变量缺少对应参数值: " + variable.group(1));
            }
            return Matcher.quoteReplacement(value);
        });
    }
}
