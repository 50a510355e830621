package io.hearth.simulator.pay.wechat.api;

import static io.hearth.simulator.pay.wechat.WeChatProblem.SIGN_ERROR;

import io.hearth.simulator.fault.BufferedRequest;
import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.wire.MerchantSignature;
import io.hearth.simulator.pay.wechat.wire.PlatformSeal;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;
import tools.jackson.databind.json.JsonMapper;

/** Lets in only what the merchant signed, and signs every answer but the bill files, which the real channel leaves bare. */
class SignatureFilter extends OncePerRequestFilter {

    /** Where bill files are downloaded. */
    static final String UNSIGNED = "/v3/billdownload/";

    private static final Logger log = LoggerFactory.getLogger(SignatureFilter.class);
    private static final Duration MOST_SKEW = Duration.ofMinutes(5);
    private static final int SHOWN = 60;

    private final WeChatKeys keys;
    private final PlatformSeal seal;
    private final JsonMapper json;
    private final Clock clock;

    SignatureFilter(WeChatKeys keys, PlatformSeal seal, JsonMapper json, Clock clock) {
        this.keys = keys;
        this.seal = seal;
        this.json = json;
        this.clock = clock;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var readable = BufferedRequest.of(request);
        var wrong = wrongWith(readable);
        response.setHeader("Request-ID", requestId());
        if (wrong.isEmpty() && request.getRequestURI().startsWith(UNSIGNED)) {
            chain.doFilter(readable, response);
            return;
        }
        var answer = new ContentCachingResponseWrapper(response);
        if (wrong.isPresent()) {
            refuse(wrong.get(), answer);
        } else {
            chain.doFilter(readable, answer);
        }
        seal.sign(new String(answer.getContentAsByteArray(), StandardCharsets.UTF_8))
                .forEach(answer::setHeader);
        answer.copyBodyToResponse();
    }

    private Optional<ErrorBody> wrongWith(BufferedRequest request) {
        var header = Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION));
        var signature = header.flatMap(MerchantSignature::parse);
        if (signature.isEmpty()) {
            return Optional.of(error("Authorization不合法", null));
        }
        var signed = signature.get();
        var signedAt = Instant.ofEpochSecond(Long.parseLong(signed.timestamp()));
        if (Duration.between(signedAt, clock.instant()).abs().compareTo(MOST_SKEW) > 0) {
            return Optional.of(error("Http头Authorization中的timestamp与发起请求的时间不得超过5分钟", null));
        }
        if (!signed.merchantId().equals(keys.merchantId())) {
            return Optional.of(error("商户号不存在", null));
        }
        if (!signed.serialNumber().equals(keys.merchantSerialNumber())) {
            return Optional.of(error("商户证书序列号有误", null));
        }
        var message = signed.message(
                request.getMethod(), pathAndQuery(request), new String(request.body(), StandardCharsets.UTF_8));
        return signed.fits(message, keys.merchantPublicKey())
                ? Optional.empty()
                : Optional.of(error("签名错误，请检查后再试", doesNotMatch(request, message)));
    }

    /** Tells a merchant what it should have signed, as the real channel does. */
    private static Map<String, ?> doesNotMatch(HttpServletRequest request, String message) {
        return Map.of(
                "field",
                "signature",
                "location",
                "authorization",
                "detail",
                Map.of("issue", "sign not match"),
                "sign_information",
                Map.of(
                        "method", request.getMethod(),
                        "url", pathAndQuery(request),
                        "sign_message_length", message.getBytes(StandardCharsets.UTF_8).length,
                        "truncated_sign_message", message.substring(0, Math.min(SHOWN, message.length()))));
    }

    private static ErrorBody error(String text, @Nullable Map<String, ?> detail) {
        return new ErrorBody(SIGN_ERROR.name(), text, detail);
    }

    private void refuse(ErrorBody error, HttpServletResponse response) throws IOException {
        log.atInfo().addKeyValue("reason", error.message()).log("request is not the merchant's");
        response.setStatus(SIGN_ERROR.status());
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.getOutputStream().write(json.writeValueAsBytes(error));
    }

    private static String pathAndQuery(HttpServletRequest request) {
        return request.getQueryString() == null
                ? request.getRequestURI()
                : request.getRequestURI() + "?" + request.getQueryString();
    }

    private static String requestId() {
        var bytes = new byte[16];
        ThreadLocalRandom.current().nextBytes(bytes);
        return HexFormat.of().withUpperCase().formatHex(bytes);
    }
}
