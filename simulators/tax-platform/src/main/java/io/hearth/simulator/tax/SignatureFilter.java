package io.hearth.simulator.tax;

import io.hearth.simulator.fault.BufferedRequest;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.http.MediaType;
import org.springframework.web.filter.OncePerRequestFilter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lets in only what the customer signed: {@code X-Tax-App}, {@code X-Tax-Timestamp} (epoch seconds), {@code X-Tax-Nonce}
 * and {@code X-Tax-Signature}, which is the HMAC-SHA256 in Base64 of method, path, timestamp, nonce and the SHA-256 of
 * the body in hexadecimal, each ended by a line feed.
 */
class SignatureFilter extends OncePerRequestFilter {

    private static final Duration MOST_SKEW = Duration.ofMinutes(5);
    private static final String HMAC = "HmacSHA256";

    private final TaxSettings settings;
    private final JsonMapper json;
    private final Clock clock;

    SignatureFilter(TaxSettings settings, JsonMapper json, Clock clock) {
        this.settings = settings;
        this.json = json;
        this.clock = clock;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var readable = BufferedRequest.of(request);
        var wrong = wrongWith(readable);
        if (wrong.isEmpty()) {
            chain.doFilter(readable, response);
            return;
        }
        response.setStatus(wrong.get().problem().status());
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.getOutputStream().write(json.writeValueAsBytes(wrong.get().body()));
    }

    private Optional<TaxRefusal> wrongWith(BufferedRequest request) {
        var timestamp = header(request, "X-Tax-Timestamp");
        var message = message(
                request.getMethod(),
                request.getRequestURI(),
                timestamp,
                header(request, "X-Tax-Nonce"),
                request.body());
        boolean signed = settings.appId().equals(header(request, "X-Tax-App"))
                && MessageDigest.isEqual(
                        sign(message, settings.appSecret()).getBytes(StandardCharsets.UTF_8),
                        header(request, "X-Tax-Signature").getBytes(StandardCharsets.UTF_8));
        if (!signed) {
            return Optional.of(TaxProblem.SIGNATURE_INVALID.because("签名无效"));
        }
        return isFresh(timestamp)
                ? Optional.empty()
                : Optional.of(TaxProblem.REQUEST_EXPIRED.because("请求时间与平台时间相差超过5分钟"));
    }

    static String message(String method, String path, String timestamp, String nonce, byte[] body) {
        return String.join("\n", method, path, timestamp, nonce, sha256(body)) + "\n";
    }

    static String sign(String message, String secret) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), HMAC));
            return Base64.getEncoder().encodeToString(mac.doFinal(message.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HMAC-SHA256 does not sign", e);
        }
    }

    private boolean isFresh(String timestamp) {
        return timestamp.matches("\\d{1,12}")
                && Duration.between(Instant.ofEpochSecond(Long.parseLong(timestamp)), clock.instant())
                                .abs()
                                .compareTo(MOST_SKEW)
                        <= 0;
    }

    private static String sha256(byte[] body) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("SHA-256 is not there", e);
        }
    }

    private static String header(HttpServletRequest request, String name) {
        return Optional.ofNullable(request.getHeader(name)).orElse("");
    }
}
