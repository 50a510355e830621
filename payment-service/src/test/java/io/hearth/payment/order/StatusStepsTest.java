package io.hearth.payment.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.problem.IllegalStepException;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class StatusStepsTest {

    @Test
    void ofTheBusinessAreExactlyThese() {
        assertThat(steps(BusinessStatus.values(), BusinessStatus::next))
                .containsExactlyInAnyOrder(
                        "CREATED>PAYING",
                        "CREATED>CLOSED",
                        "CREATED>FAILED",
                        "PAYING>PAID",
                        "PAYING>CLOSED",
                        "PAYING>FAILED",
                        "CLOSED>PAID",
                        "FAILED>PAID");
    }

    @Test
    void atTheChannelAreExactlyThese() {
        assertThat(steps(ChannelStatus.values(), ChannelStatus::next))
                .containsExactlyInAnyOrder(
                        "INIT>PROCESSING",
                        "PROCESSING>UNKNOWN",
                        "PROCESSING>SUCCESS",
                        "PROCESSING>FAIL",
                        "PROCESSING>CLOSED",
                        "UNKNOWN>PROCESSING",
                        "UNKNOWN>SUCCESS",
                        "UNKNOWN>FAIL",
                        "UNKNOWN>CLOSED",
                        "FAIL>SUCCESS",
                        "CLOSED>SUCCESS");
    }

    @Test
    void thatAreNotListedAreRefused() {
        refusesAllOthers(BusinessStatus.values(), BusinessStatus::next, BusinessStatus::to);
        refusesAllOthers(ChannelStatus.values(), ChannelStatus::next, ChannelStatus::to);
    }

    private static <S extends Enum<S>> void refusesAllOthers(
            S[] all, Function<S, Set<S>> next, BiFunction<S, S, S> step) {
        for (var from : all) {
            for (var to : all) {
                if (next.apply(from).contains(to)) {
                    assertThat(step.apply(from, to)).isEqualTo(to);
                } else {
                    assertThatThrownBy(() -> step.apply(from, to)).isInstanceOf(IllegalStepException.class);
                }
            }
        }
    }

    private static <S extends Enum<S>> Set<String> steps(S[] all, Function<S, Set<S>> next) {
        return Arrays.stream(all)
                .flatMap(from -> next.apply(from).stream().map(to -> from + ">" + to))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
