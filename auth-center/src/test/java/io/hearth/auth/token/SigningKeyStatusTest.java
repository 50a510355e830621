package io.hearth.auth.token;

import static io.hearth.auth.token.SigningKeyStatus.ACTIVE;
import static io.hearth.auth.token.SigningKeyStatus.PREVIOUS;
import static io.hearth.auth.token.SigningKeyStatus.RETIRED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.problem.IllegalStepException;
import org.junit.jupiter.api.Test;

class SigningKeyStatusTest {

    @Test
    void aKeySignsThenIsKnownThenIsForgotten() {
        assertThat(ACTIVE.next()).containsExactly(PREVIOUS);
        assertThat(PREVIOUS.next()).containsExactly(RETIRED);
        assertThat(RETIRED.next()).isEmpty();
        assertThatThrownBy(() -> PREVIOUS.to(ACTIVE)).isInstanceOf(IllegalStepException.class);
    }
}
