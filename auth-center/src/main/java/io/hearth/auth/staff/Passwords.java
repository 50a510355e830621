package io.hearth.auth.staff;

import io.hearth.auth.AuthProblem;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.stereotype.Component;

/** Passwords by bcrypt; a user who does not exist takes as long to refuse as one who does. */
@Component
class Passwords {

    private static final int LEAST_BYTES = 10;
    /** What bcrypt looks at. */
    private static final int MOST_BYTES = 72;

    private static final int STRENGTH = 10;

    private final BCryptPasswordEncoder encoder = new BCryptPasswordEncoder(STRENGTH);
    private final String nobodys = encoded(UUID.randomUUID().toString());

    /** @throws io.hearth.problem.ProblemException {@link AuthProblem#PASSWORD_UNFIT} */
    String hash(String password) {
        int length = bytes(password);
        if (length < LEAST_BYTES || length > MOST_BYTES) {
            throw AuthProblem.PASSWORD_UNFIT.because();
        }
        return encoded(password);
    }

    /** Whether it is the member's password; false, after the same work, when there is no member. */
    boolean match(String password, Optional<StaffMember> member) {
        var hash = member.map(StaffMember::passwordHash).orElse(nobodys);
        return bytes(password) <= MOST_BYTES && encoder.matches(password, hash) && member.isPresent();
    }

    private String encoded(String password) {
        return Objects.requireNonNull(encoder.encode(password));
    }

    private static int bytes(String password) {
        return password.getBytes(StandardCharsets.UTF_8).length;
    }
}
