package io.hearth.simulator.pay.wechat.wire;

import io.hearth.simulator.pay.wechat.WeChatKeys;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/** The platform's hand: signs what WeChat Pay says and seals what only the merchant may read. */
@Component
public class PlatformSeal {

    /** The header with the signature itself. */
    public static final String SIGNATURE = "Wechatpay-Signature";

    private static final int NONCE_BYTES = 16;
    private static final int GCM_NONCE_CHARACTERS = 12;
    private static final int GCM_TAG_BITS = 128;

    private final WeChatKeys keys;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    PlatformSeal(WeChatKeys keys, Clock clock) {
        this.keys = keys;
        this.clock = clock;
    }

    /** The headers that prove a body to be WeChat Pay's; their case matters to the official SDK. */
    public Map<String, String> sign(String body) {
        var timestamp = String.valueOf(clock.instant().getEpochSecond());
        var nonce = nonce();
        var headers = new LinkedHashMap<String, String>();
        headers.put("Wechatpay-Nonce", nonce);
        headers.put("Wechatpay-Serial", keys.platformPublicKeyId());
        headers.put("Wechatpay-Signature-Type", "WECHATPAY2-SHA256-RSA2048");
        headers.put("Wechatpay-Timestamp", timestamp);
        headers.put(SIGNATURE, Rsa.sign(timestamp + "\n" + nonce + "\n" + body + "\n", keys.platformPrivateKey()));
        return headers;
    }

    /** The contents of a notification, readable with the APIv3 key only. */
    public SealedResource seal(String plain, String originalType) {
        var nonce = nonce().substring(0, GCM_NONCE_CHARACTERS);
        try {
            var cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    Cipher.ENCRYPT_MODE,
                    new SecretKeySpec(keys.apiV3Key().getBytes(StandardCharsets.UTF_8), "AES"),
                    new GCMParameterSpec(GCM_TAG_BITS, nonce.getBytes(StandardCharsets.UTF_8)));
            cipher.updateAAD(originalType.getBytes(StandardCharsets.UTF_8));
            var sealed = cipher.doFinal(plain.getBytes(StandardCharsets.UTF_8));
            return new SealedResource(
                    originalType, "AEAD_AES_256_GCM", Base64.getEncoder().encodeToString(sealed), originalType, nonce);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the APIv3 key does not seal", e);
        }
    }

    private String nonce() {
        var bytes = new byte[NONCE_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
