package io.hearth.auth.client.sms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RpcSignatureTest {

    /** The worked example of the provider's page on HTTP and signatures. */
    @Test
    void isTheOneOfTheProvidersExample() {
        var parameters = Map.ofEntries(
                Map.entry("SignatureMethod", "HMAC-SHA1"),
                Map.entry("SignatureNonce", "45e25e9b-0a6f-4070-8c85-2956eda1b466"),
                Map.entry("AccessKeyId", "testId"),
                Map.entry("SignatureVersion", "1.0"),
                Map.entry("Timestamp", "2017-07-12T02:42:19Z"),
                Map.entry("Format", "XML"),
                Map.entry("Action", "SendSms"),
                Map.entry("Version", "2017-05-25"),
                Map.entry("RegionId", "cn-hangzhou"),
                Map.entry("PhoneNumbers", "15300000001"),
                Map.entry("SignName", "阿里云短信测试专用"),
                Map.entry("TemplateParam", "{\"customer\":\"test\"}"),
                Map.entry("TemplateCode", "SMS_71390007"),
                Map.entry("OutId", "123"));
        assertThat(RpcSignature.of("GET", parameters, "testSecret")).isEqualTo("zJDF+Lrzhj/ThnlvIToysFRq6t4=");
    }
}
