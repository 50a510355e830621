package io.hearth.auth.client.sms;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Alibaba Cloud's RPC signature 1.0 (Dysmsapi, "HTTP protocol and signature"): HMAC-SHA1 over the sorted parameters. */
final class RpcSignature {

    private static final String ALGORITHM = "HmacSHA1";

    private RpcSignature() {}

    /** The value of the parameter {@code Signature} for all other parameters. */
    static String of(String method, Map<String, String> parameters, String accessKeySecret) {
        var query = new TreeMap<>(parameters)
                .entrySet().stream()
                        .map(parameter -> encoded(parameter.getKey()) + "=" + encoded(parameter.getValue()))
                        .collect(Collectors.joining("&"));
        var stringToSign = method + "&" + encoded("/") + "&" + encoded(query);
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec((accessKeySecret + "&").getBytes(StandardCharsets.UTF_8), ALGORITHM));
            return Base64.getEncoder().encodeToString(mac.doFinal(stringToSign.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    /** RFC 3986, where the Java library follows the rules of forms. */
    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A")
                .replace("%7E", "~");
    }
}
