package io.hearth.simulator.pay.wechat.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RepeatLadderTest {

    @Test
    void lastsOneDayAndFourMinutes() {
        assertThat(RepeatLadder.STEPS.stream().reduce(Duration.ZERO, Duration::plus))
                .isEqualTo(Duration.ofHours(24).plusMinutes(4));
    }

    @Test
    void hasFifteenSteps() {
        assertThat(RepeatLadder.after(1)).contains(Duration.ofSeconds(15));
        assertThat(RepeatLadder.after(15)).contains(Duration.ofHours(6));
        assertThat(RepeatLadder.after(16)).isEmpty();
    }
}
