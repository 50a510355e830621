package io.hearth.simulator.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FaultOrdersTest {

    enum Operation {
        CREATE,
        QUERY
    }

    enum PostFault implements FaultKind {
        LOSE
    }

    private final FaultOrders<Operation> orders = orders(7);

    private static FaultOrders<Operation> orders(long seed) {
        return new FaultOrders<>(
                Operation.class,
                Stream.of(CallFault.values(), PostFault.values()).flatMap(Stream::of),
                seed);
    }

    private static FaultRequest order(
            @Nullable String operation,
            @Nullable String reference,
            String kind,
            @Nullable Integer times,
            @Nullable Double chance) {
        return new FaultRequest(operation, reference, kind, null, times, chance);
    }

    @Nested
    class Striking {

        @Test
        void happensOnceIfNothingElseIsSaid() {
            orders.give(FaultRequest.next(Operation.CREATE, CallFault.HTTP_500));

            assertThat(orders.take(CallFault.class, Operation.CREATE, "A"))
                    .contains(new Fault<>(CallFault.HTTP_500, Duration.ZERO));
            assertThat(orders.take(CallFault.class, Operation.CREATE, "A")).isEmpty();
        }

        @Test
        void happensForTheNextCalls() {
            orders.give(order("CREATE", null, "HTTP_503", 3, null));

            assertThat(IntStream.range(0, 5)
                            .filter(i -> orders.take(CallFault.class, Operation.CREATE, "A")
                                    .isPresent()))
                    .hasSize(3);
        }

        @Test
        void sparesOtherOperationsAndReferences() {
            orders.give(order("CREATE", "A", "HTTP_500", 1, null));

            assertThat(orders.take(CallFault.class, Operation.QUERY, "A")).isEmpty();
            assertThat(orders.take(CallFault.class, Operation.CREATE, "B")).isEmpty();
            assertThat(orders.take(CallFault.class, Operation.CREATE, null)).isEmpty();
            assertThat(orders.take(CallFault.class, Operation.CREATE, "A")).isPresent();
        }

        @Test
        void meansEveryOperationByAny() {
            orders.give(order("ANY", null, "HTTP_500", 2, null));

            assertThat(orders.take(CallFault.class, Operation.QUERY, null)).isPresent();
            assertThat(orders.take(CallFault.class, Operation.CREATE, null)).isPresent();
        }

        @Test
        void leavesAnOrderOfAnotherSortOfKindStanding() {
            orders.give(FaultRequest.next(Operation.CREATE, PostFault.LOSE));

            assertThat(orders.take(CallFault.class, Operation.CREATE, "A")).isEmpty();
            assertThat(orders.take(PostFault.class, Operation.CREATE, "A")).isPresent();
        }

        @Test
        void byChanceIsRepeatableFromTheSeed() {
            assertThat(struck(orders(42))).isEqualTo(struck(orders(42))).hasSizeBetween(20, 80);
            assertThat(struck(orders(42))).isNotEqualTo(struck(orders(43)));
        }

        private static List<Integer> struck(FaultOrders<Operation> orders) {
            orders.give(order(null, null, "HTTP_500", null, 0.5));
            return IntStream.range(0, 100)
                    .filter(i ->
                            orders.take(CallFault.class, Operation.CREATE, "A").isPresent())
                    .boxed()
                    .toList();
        }

        @Test
        void endsWhenOrdersAreTakenBack() {
            orders.give(order(null, null, "HTTP_500", null, 1.0));
            orders.clear();

            assertThat(orders.take(CallFault.class, Operation.CREATE, "A")).isEmpty();
        }
    }

    @Nested
    class Giving {

        @Test
        void refusesAKindThatIsNotKnown() {
            assertThatThrownBy(() -> orders.give(order(null, null, "EXPLODE", null, null)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("EXPLODE")
                    .hasMessageContaining("LOSE");
        }

        @Test
        void refusesAnOperationThatIsNotKnown() {
            assertThatThrownBy(() -> orders.give(order("DANCE", null, "LOSE", null, null)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("DANCE")
                    .hasMessageContaining("QUERY");
        }

        @Test
        void refusesNumbersThatMakeNoSense() {
            assertThatThrownBy(() -> orders.give(order(null, null, "LOSE", 0, null)))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> orders.give(order(null, null, "LOSE", null, 1.5)))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> orders.give(new FaultRequest(null, null, "SLOW", -1L, null, null)))
                    .isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        void holdsForWhatIsUsualUnlessItSays() {
            orders.give(order(null, null, "TIMEOUT_AFTER_EFFECT", null, null));
            orders.give(new FaultRequest(null, null, "SLOW", 20L, null, null));

            assertThat(orders.take(CallFault.class, Operation.CREATE, null))
                    .contains(new Fault<>(CallFault.TIMEOUT_AFTER_EFFECT, Duration.ofSeconds(30)));
            assertThat(orders.take(CallFault.class, Operation.CREATE, null))
                    .contains(new Fault<>(CallFault.SLOW, Duration.ofMillis(20)));
        }
    }
}
