package io.hearth.simulator.pay.wechat.wire;

import java.security.PublicKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The Authorization header by which a merchant proves a request to be its own. */
public record MerchantSignature(
        String merchantId, String serialNumber, String nonce, String timestamp, String signature) {

    private static final String SCHEME = "WECHATPAY2-SHA256-RSA2048 ";
    private static final Pattern FIELD = Pattern.compile("(\\w+)=\"([^\"]*)\"");

    /** Empty if the header is not of this scheme or lacks a field. */
    public static Optional<MerchantSignature> parse(String authorization) {
        if (!authorization.startsWith(SCHEME)) {
            return Optional.empty();
        }
        Map<String, String> fields = new HashMap<>();
        FIELD.matcher(authorization).results().forEach(field -> fields.put(field.group(1), field.group(2)));
        return Optional.of(new MerchantSignature(
                        fields.getOrDefault("mchid", ""),
                        fields.getOrDefault("serial_no", ""),
                        fields.getOrDefault("nonce_str", ""),
                        fields.getOrDefault("timestamp", ""),
                        fields.getOrDefault("signature", "")))
                .filter(MerchantSignature::isComplete);
    }

    /** The text that must have been signed for this request. */
    public String message(String method, String pathAndQuery, String body) {
        return method + "\n" + pathAndQuery + "\n" + timestamp + "\n" + nonce + "\n" + body + "\n";
    }

    /** Whether the key's owner signed this request. */
    public boolean fits(String message, PublicKey key) {
        return Rsa.fits(signature, message, key);
    }

    private boolean isComplete() {
        return !merchantId.isEmpty()
                && !serialNumber.isEmpty()
                && !nonce.isEmpty()
                && timestamp.matches("\\d{1,12}")
                && !signature.isEmpty();
    }
}
