package io.hearth.billing.run;

import io.hearth.billing.tariff.CustomerClass;
import io.hearth.billing.tariff.PropertyFacts;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.context.annotation.Primary;

/** A district of equal flats of 80 m², every tenth without an area, that can be told to fail. */
@TestComponent
@Primary
class FakeProperties implements PropertiesToBill {

    private final AtomicInteger failures = new AtomicInteger();
    private volatile long size;

    void build(long flats) {
        size = flats;
    }

    void failNextCalls(int calls) {
        failures.set(calls);
    }

    @Override
    public List<Property> after(long propertyId, int limit, Scope scope) {
        if (failures.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            throw new IllegalStateException("property-service is down");
        }
        long first = Math.max(propertyId, start(scope)) + 1;
        return LongStream.rangeClosed(first, start(scope) + size)
                .limit(limit)
                .mapToObj(FakeProperties::flat)
                .toList();
    }

    @Override
    public long count(Scope scope) {
        return size;
    }

    // Each district has properties of its own, so that tests do not meet.
    private static long start(Scope scope) {
        return scope.districtId() == null ? 0 : scope.districtId() * 1_000_000;
    }

    private static Property flat(long id) {
        @Nullable BigDecimal area = id % 20 == 0 ? null : new BigDecimal("80.00");
        return new Property(
                id,
                "C" + id,
                "滨江花园 " + id,
                id % 20 == 10,
                new PropertyFacts(new CustomerClass("RESIDENT"), null, area, null, null, null, null, null));
    }
}
