package io.hearth.simulator.pay.wechat.notice;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** How long the channel waits before each repeat of a notification that was not accepted: 24 h 4 min in all. */
final class RepeatLadder {

    static final List<Duration> STEPS = List.of(
            Duration.ofSeconds(15),
            Duration.ofSeconds(15),
            Duration.ofSeconds(30),
            Duration.ofMinutes(3),
            Duration.ofMinutes(10),
            Duration.ofMinutes(20),
            Duration.ofMinutes(30),
            Duration.ofMinutes(30),
            Duration.ofMinutes(30),
            Duration.ofMinutes(60),
            Duration.ofHours(3),
            Duration.ofHours(3),
            Duration.ofHours(3),
            Duration.ofHours(6),
            Duration.ofHours(6));

    private RepeatLadder() {}

    /** The wait after this many attempts in vain; empty when the channel gives up. */
    static Optional<Duration> after(int attempts) {
        return attempts <= STEPS.size() ? Optional.of(STEPS.get(attempts - 1)) : Optional.empty();
    }
}
