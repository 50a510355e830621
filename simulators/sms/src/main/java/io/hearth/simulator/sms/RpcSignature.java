package io.hearth.simulator.sms;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Alibaba Cloud's RPC signature 1.0: HMAC-SHA1 over the sorted, percent-encoded parameters. */
final class RpcSignature {

    private static final String ALGORITHM = "HmacSHA1";

    private RpcSignature() {}

    /** What is signed; the parameter {@code Signature} is left out of it. */
    static String stringToSign(String method, Map<String, String> parameters) {
        var sorted = new TreeMap<>(parameters);
        sorted.remove("Signature");
        var query = sorted.entrySet().stream()
                .map(parameter -> encoded(parameter.getKey()) + "=" + encoded(parameter.getValue()))
                .collect(Collectors.joining("&"));
        return method + "&" + encoded("/") + "&" + encoded(query);
    }

    /** The signature in Base64. */
    static String of(String stringToSign, String accessKeySecret) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec((accessKeySecret + "&").getBytes(StandardCharsets.UTF_8), ALGORITHM));
            return Base64.getEncoder().encodeToString(mac.doFinal(stringToSign.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HMAC-SHA1 does not sign", e);
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
