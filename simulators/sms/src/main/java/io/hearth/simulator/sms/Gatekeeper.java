package io.hearth.simulator.sms;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Lets in only what the customer signed, lately and not before. */
@Component
class Gatekeeper {

    private static final Duration MOST_SKEW = Duration.ofMinutes(15);
    private static final String VERSION = "2017-05-25";

    private final SmsSettings settings;
    private final Clock clock;
    private final Map<String, Instant> nonces = new ConcurrentHashMap<>();

    Gatekeeper(SmsSettings settings, Clock clock) {
        this.settings = settings;
        this.clock = clock;
    }

    /** @throws SmsRefusal if the request is not the customer's */
    void check(String method, Map<String, String> parameters) {
        if (!"SendSms".equals(parameters.get("Action"))) {
            throw SmsProblem.INVALID_ACTION.because("Specified api is not found, please check your url and method.");
        }
        if (!VERSION.equals(parameters.get("Version"))) {
            throw SmsProblem.INVALID_VERSION.because("Specified parameter Version is not valid.");
        }
        if (!settings.accessKeyId().equals(parameters.get("AccessKeyId"))) {
            throw SmsProblem.INVALID_ACCESS_KEY.because("Specified access key is not found.");
        }
        checkTime(required(parameters, "Timestamp"));
        checkSignature(RpcSignature.stringToSign(method, parameters), required(parameters, "Signature"));
        checkNonce(required(parameters, "SignatureNonce"));
    }

    private void checkTime(String timestamp) {
        try {
            var age =
                    Duration.between(Instant.parse(timestamp), clock.instant()).abs();
            if (age.compareTo(MOST_SKEW) <= 0) {
                return;
            }
        } catch (DateTimeException malformed) {
            throw SmsProblem.TIMESTAMP_EXPIRED.because("Specified time stamp or date value is not well formatted.");
        }
        throw SmsProblem.TIMESTAMP_EXPIRED.because("Specified time stamp or date value is expired.");
    }

    private void checkSignature(String stringToSign, String signature) {
        var right = RpcSignature.of(stringToSign, settings.accessKeySecret());
        if (!MessageDigest.isEqual(
                right.getBytes(StandardCharsets.UTF_8), signature.getBytes(StandardCharsets.UTF_8))) {
            throw SmsProblem.SIGNATURE_DOES_NOT_MATCH.because(
                    "Specified signature is not matched with our calculation. server string to sign is:"
                            + stringToSign);
        }
    }

    private void checkNonce(String nonce) {
        var now = clock.instant();
        // A nonce older than any timestamp that is let in cannot come again.
        nonces.values().removeIf(used -> used.isBefore(now.minus(MOST_SKEW.multipliedBy(2))));
        if (nonces.putIfAbsent(nonce, now) != null) {
            throw SmsProblem.SIGNATURE_NONCE_USED.because("Specified signature nonce was used already.");
        }
    }

    static String required(Map<String, String> parameters, String name) {
        return Optional.ofNullable(parameters.get(name))
                .filter(value -> !value.isBlank())
                .orElseThrow(() -> SmsProblem.MISSING_PARAMETER.because("The input parameter " + name
                        + " that is mandatory for processing this request is not supplied."));
    }
}
