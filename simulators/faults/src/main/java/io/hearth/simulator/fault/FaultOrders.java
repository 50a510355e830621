package io.hearth.simulator.fault;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The orders to misbehave that stand in one simulator; the oldest order that concerns a call strikes it.
 *
 * <p>Chance comes from a seed that is logged, so a run whose calls come in the same order goes wrong in the same places.
 */
public final class FaultOrders<O extends Enum<O>> {

    private static final Logger log = LoggerFactory.getLogger(FaultOrders.class);
    private static final int MOST_ORDERS = 1_000;

    private final Class<O> operations;
    private final Map<String, FaultKind> kinds;
    private final long seed;
    private final RandomGenerator chance;
    private final List<FaultOrder<O>> standing = new ArrayList<>();
    private long given;
    private long struck;

    /**
     * @param operations the calls that can be named
     * @param kinds all ways to misbehave that this simulator knows, several enums together
     */
    public FaultOrders(Class<O> operations, Stream<? extends FaultKind> kinds, long seed) {
        this.operations = operations;
        this.kinds = kinds.collect(Collectors.toMap(FaultKind::name, Function.identity()));
        this.seed = seed;
        this.chance = new Random(seed);
        log.atInfo().addKeyValue("seed", seed).log("faults strike by this seed");
    }

    /**
     * Takes an order.
     *
     * @throws IllegalArgumentException if it names an operation or kind that does not exist here, or its numbers make
     *     no sense
     */
    public synchronized FaultOrder<O> give(FaultRequest request) {
        if (standing.size() >= MOST_ORDERS) {
            throw new IllegalArgumentException("no more than " + MOST_ORDERS + " orders at a time");
        }
        var kind = kinds.get(request.kind());
        if (kind == null) {
            throw new IllegalArgumentException("unknown kind " + request.kind() + ", known are "
                    + kinds.keySet().stream().sorted().toList());
        }
        long millis =
                Optional.ofNullable(request.millis()).orElse(kind.usualHold().toMillis());
        long times = Optional.ofNullable(request.times())
                .map(Integer::longValue)
                .orElse(request.probability() == null ? 1 : FaultOrder.ALWAYS);
        var order = new FaultOrder<>(
                "F" + ++given,
                operation(request.operation()),
                request.reference(),
                kind,
                Duration.ofMillis(millis),
                times,
                Optional.ofNullable(request.probability()).orElse(1.0));
        standing.add(order);
        log.atInfo().addKeyValue("order", order).log("told to misbehave");
        return order;
    }

    /**
     * The fault that strikes this call, which uses up one time of its order.
     *
     * @param kind only orders of these kinds are asked
     * @param reference the order, phone or request the call is about, if it names one
     */
    public synchronized <K extends FaultKind> Optional<Fault<K>> take(
            Class<K> kind, O operation, @Nullable String reference) {
        for (int i = 0; i < standing.size(); i++) {
            var order = standing.get(i);
            if (order.concerns(kind, operation, reference) && order.strikes(chance)) {
                if (order.isLast()) {
                    standing.remove(i);
                } else {
                    standing.set(i, order.struckOnce());
                }
                struck++;
                log.atInfo()
                        .addKeyValue("kind", order.kind())
                        .addKeyValue("operation", operation)
                        .addKeyValue("reference", reference)
                        .log("misbehaves as told");
                return Optional.of(new Fault<>(kind.cast(order.kind()), order.hold()));
            }
        }
        return Optional.empty();
    }

    /** Takes all orders back. */
    public synchronized void clear() {
        standing.clear();
    }

    synchronized View<O> view() {
        return new View<>(seed, struck, List.copyOf(standing));
    }

    private @Nullable O operation(@Nullable String name) {
        if (name == null || name.equals("ANY")) {
            return null;
        }
        return Arrays.stream(operations.getEnumConstants())
                .filter(operation -> operation.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown operation " + name + ", known are ANY and " + List.of(operations.getEnumConstants())));
    }

    /** What is shown to people and tests. */
    record View<O extends Enum<O>>(long seed, long struck, List<FaultOrder<O>> orders) {}
}
