package io.hearth.auth.resident;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.secret.Purpose;
import io.hearth.auth.secret.Vault;
import io.hearth.problem.ProblemException;
import io.hearth.service.BusinessTime;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Repository;

/** The stored sign-in codes and their limits, in the database because a limit that vanishes is none. */
@Repository
class SmsCodes {

    private static final int CODES = 1_000_000;
    private static final int FORGET_AT_ONCE = 5_000;

    private final SmsCodeMapper mapper;
    private final Vault vault;
    private final SmsCodeSettings settings;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    SmsCodes(SmsCodeMapper mapper, Vault vault, SmsCodeSettings settings, Clock clock) {
        this.mapper = mapper;
        this.vault = vault;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * A new code for the phone, six digits; an older one is no longer good.
     *
     * @throws ProblemException {@link AuthProblem#SMS_CODE_TOO_SOON} or {@link AuthProblem#SMS_CODES_USED_UP}
     */
    String issue(Phone phone) {
        var now = clock.instant();
        var code = "%06d".formatted(random.nextInt(CODES));
        var row = new SmsCodeRow(
                fingerprint(phone), hash(phone, code), now, now.plus(settings.life()), 0, BusinessTime.dayOf(now), 1);
        if (mapper.first(row) == 0 && mapper.next(row, now.minus(settings.gap()), settings.perDay()) == 0) {
            throw refusal(mapper.of(row.phoneFingerprint()), now);
        }
        return code;
    }

    /** Whether it is the phone's code; each call is one guess, right or wrong. */
    boolean guess(Phone phone, String code) {
        var fingerprint = fingerprint(phone);
        if (mapper.guess(fingerprint, clock.instant(), settings.tries()) == 0) {
            return false;
        }
        var row = mapper.of(fingerprint);
        return row != null && row.codeHash() != null && equal(row.codeHash(), hash(phone, code));
    }

    /** Uses the code up; false when somebody else was faster. */
    boolean use(Phone phone, String code) {
        return mapper.use(fingerprint(phone), hash(phone, code)) == 1;
    }

    @Scheduled(fixedDelayString = "PT1H", initialDelayString = "PT10M")
    void forgetOld() {
        var now = clock.instant();
        mapper.forget(now, BusinessTime.dayOf(now), FORGET_AT_ONCE);
    }

    private ProblemException refusal(@Nullable SmsCodeRow row, Instant now) {
        var today = BusinessTime.dayOf(now);
        if (row != null && row.sentOn().equals(today) && row.sentCount() >= settings.perDay()) {
            var tomorrow = today.plusDays(1).atStartOfDay(BusinessTime.ZONE).toInstant();
            return AuthProblem.SMS_CODES_USED_UP.because().retryAfter(Duration.between(now, tomorrow));
        }
        var wait = row == null
                ? settings.gap()
                : Duration.between(now, row.sentAt().plus(settings.gap()));
        long seconds = Math.max(1, wait.plusMillis(999).toSeconds());
        return AuthProblem.SMS_CODE_TOO_SOON.because(seconds).retryAfter(Duration.ofSeconds(seconds));
    }

    private String fingerprint(Phone phone) {
        return vault.fingerprint(Purpose.PHONE, phone.number());
    }

    // With the phone in it, so that one code is never another phone's.
    private String hash(Phone phone, String code) {
        return vault.fingerprint(Purpose.SMS_CODE, phone.number() + " " + code);
    }

    private static boolean equal(String one, String other) {
        return MessageDigest.isEqual(
                one.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }
}
