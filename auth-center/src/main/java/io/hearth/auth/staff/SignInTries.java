package io.hearth.auth.staff;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.secret.Purpose;
import io.hearth.auth.secret.Vault;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Repository;

/** The tries at each user name, existing or not, so that a lock does not tell which names exist. */
@Repository
class SignInTries {

    private static final int FORGET_AT_ONCE = 5_000;

    private final SignInTriesMapper mapper;
    private final Vault vault;
    private final SignInLimits limits;
    private final Clock clock;

    SignInTries(SignInTriesMapper mapper, Vault vault, SignInLimits limits, Clock clock) {
        this.mapper = mapper;
        this.vault = vault;
        this.limits = limits;
        this.clock = clock;
    }

    /**
     * Counts a try before it is looked at, so that parallel tries cannot be more than allowed; the last one allowed locks the
     * name unless it succeeds.
     *
     * @throws io.hearth.problem.ProblemException {@link AuthProblem#SIGN_IN_LOCKED}
     */
    void count(String username) {
        var now = clock.instant();
        var name = fingerprint(username);
        mapper.know(name, now);
        int counted = mapper.count(name, now, now.minus(limits.lock()), limits.tries(), now.plus(limits.lock()));
        if (counted == 0) {
            var wait = Optional.ofNullable(mapper.lockedUntil(name))
                    .map(until -> Duration.between(now, until))
                    .filter(Duration::isPositive)
                    .orElse(Duration.ofSeconds(1));
            throw AuthProblem.SIGN_IN_LOCKED.because(wait.toMinutes() + 1).retryAfter(wait.plusSeconds(1));
        }
    }

    /** Success, or an administrator, wipes the slate clean. */
    void forget(String username) {
        mapper.forget(fingerprint(username));
    }

    @Scheduled(fixedDelayString = "PT1H", initialDelayString = "PT10M")
    void forgetOld() {
        mapper.forgetOld(clock.instant().minus(limits.lock().multipliedBy(2)), FORGET_AT_ONCE);
    }

    private String fingerprint(String username) {
        return vault.fingerprint(Purpose.STAFF_NAME, username.toLowerCase(Locale.ROOT));
    }
}
