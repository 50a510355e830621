package io.hearth.property;

import io.hearth.property.binding.Customers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Primary;

/** A customer archive that keeps the promises of the real one, and can be made to break down. */
@Primary
public class CustomersInMemory implements Customers {

    private final Map<String, String> byReference = new HashMap<>();
    private final Map<Object, String> byIdentity = new HashMap<>();
    private final AtomicReference<@Nullable Runnable> breakdown = new AtomicReference<>();
    private int next = 1;

    private record Acquaintance(String name, String phone) {}

    @Override
    public synchronized boolean isKnown(String customerNo) {
        return byReference.containsValue(customerNo);
    }

    @Override
    public synchronized List<String> register(List<Person> people) {
        var numbers = people.stream()
                .map(person -> byReference.computeIfAbsent(person.externalRef(), ref -> found(person)))
                .toList();
        var broken = breakdown.getAndSet(null);
        if (broken != null) {
            broken.run();
        }
        return numbers;
    }

    @Override
    public synchronized void unregister(List<String> externalRefs) {
        externalRefs.forEach(byReference::remove);
        byIdentity.values().retainAll(byReference.values());
    }

    /** The next batch is registered, and then this happens before the caller hears of it. */
    public void breakDownOnce(Runnable breaking) {
        breakdown.set(breaking);
    }

    /** A customer that is there already. */
    public synchronized String opened() {
        var no = "C20261130%08d".formatted(next++);
        byReference.put("counter:" + no, no);
        return no;
    }

    /** Nobody is known by identity any more: the people of one test are not those of another. */
    public synchronized void forgetAcquaintances() {
        byIdentity.clear();
    }

    public synchronized long registeredBy(long importId) {
        return byReference.keySet().stream()
                .filter(ref -> ref.startsWith("import:" + importId + ":"))
                .count();
    }

    private String found(Person person) {
        Object identity = person.identityNumber() != null
                ? person.identityNumber()
                : person.phone() != null ? new Acquaintance(person.name(), person.phone()) : new Object();
        return Objects.requireNonNull(
                byIdentity.computeIfAbsent(identity, ignored -> "C20261130%08d".formatted(next++)));
    }
}
