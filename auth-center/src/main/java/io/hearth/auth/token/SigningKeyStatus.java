package io.hearth.auth.token;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/** The life of a key pair: it signs, then it is only known, then it is forgotten. */
enum SigningKeyStatus {
    ACTIVE,
    PREVIOUS,
    RETIRED;

    Set<SigningKeyStatus> next() {
        return switch (this) {
            case ACTIVE -> EnumSet.of(PREVIOUS);
            case PREVIOUS -> EnumSet.of(RETIRED);
            case RETIRED -> EnumSet.noneOf(SigningKeyStatus.class);
        };
    }

    SigningKeyStatus to(SigningKeyStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("signing key", this, target);
        }
        return target;
    }
}
