package io.hearth.auth.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.auth.AuthProblem;
import io.hearth.problem.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordsTest {

    private final Passwords passwords = new Passwords();
    private final StaffMember clerk = new StaffMember(
            1,
            "wang",
            "王",
            passwords.hash("a long password"),
            Set.of(StaffRole.CLERK),
            Set.of(),
            false,
            Optional.empty(),
            Instant.EPOCH,
            0);

    @Test
    void onlyTheMembersOwnMatches() {
        assertThat(passwords.match("a long password", Optional.of(clerk))).isTrue();
        assertThat(passwords.match("a long passwore", Optional.of(clerk))).isFalse();
        assertThat(passwords.match("a long password", Optional.empty())).isFalse();
        assertThat(passwords.match("", Optional.of(clerk))).isFalse();
    }

    @Test
    void refusingNobodyTakesAsLongAsRefusingSomebody() {
        var somebody = time(Optional.of(clerk));
        var nobody = time(Optional.empty());
        assertThat(nobody).isGreaterThan(somebody.dividedBy(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "123456789", "一二三四五六七八九十一二三四五六七八九十一二三四五"})
    void wantsTenTo72Bytes(String password) {
        assertThatThrownBy(() -> passwords.hash(password))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refusal -> assertThat(refusal.is(AuthProblem.PASSWORD_UNFIT))
                                .isTrue());
    }

    private Duration time(Optional<StaffMember> member) {
        long start = System.nanoTime();
        passwords.match("not the password", member);
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
