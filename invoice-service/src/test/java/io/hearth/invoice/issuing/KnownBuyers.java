package io.hearth.invoice.issuing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.context.annotation.Primary;

/** Customers as the tests want them; each name is told once, the last one for ever. */
@TestComponent
@Primary
class KnownBuyers implements Buyers {

    private final Map<String, Deque<String>> names = new ConcurrentHashMap<>();

    void are(String customerNo, String... told) {
        names.put(customerNo, new ArrayDeque<>(List.of(told)));
    }

    @Override
    public Optional<String> nameOf(String customerNo) {
        var told = names.get(customerNo);
        if (told == null) {
            return Optional.empty();
        }
        synchronized (told) {
            return Optional.of(told.size() > 1 ? told.removeFirst() : told.getFirst());
        }
    }
}
