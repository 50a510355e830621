package io.hearth.user.customer;

import io.hearth.data.NumberSeries;
import io.hearth.service.BusinessTime;
import io.hearth.user.api.RegisterCustomers;
import io.hearth.user.api.UnregisterCustomers;
import io.hearth.user.api.UnregisteredCustomers;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/** Takes customers over from a company's records, a batch at a time, and gives them back when the import is undone. */
@Service
class RecordsDesk {

    private static final Logger LOG = LoggerFactory.getLogger(RecordsDesk.class);
    private static final int TRIES = 5;

    private final Customers customers;
    private final Registrations registrations;
    private final NumberSeries numbers;
    private final TransactionOperations transaction;
    private final Clock clock;

    RecordsDesk(
            Customers customers,
            Registrations registrations,
            NumberSeries numbers,
            TransactionOperations transaction,
            Clock clock) {
        this.customers = customers;
        this.registrations = registrations;
        this.numbers = numbers;
        this.transaction = transaction;
        this.clock = clock;
    }

    /** The customer of each entry, in their order: known by the reference, found, or new. */
    List<String> register(List<RegisterCustomers.Entry> entries) {
        var people = IntStream.range(0, entries.size())
                .mapToObj(i -> Person.of(entries.get(i), i))
                .toList();
        for (int attempt = 1; ; attempt++) {
            var batch = new Batch(people);
            try {
                transaction.executeWithoutResult(ignored -> batch.store());
                batch.log();
                return people.stream().map(batch::customerOf).toList();
            } catch (DuplicateKeyException e) {
                // Another batch brought one of these people just now; the next look finds them.
                if (attempt == TRIES) {
                    throw e;
                }
            }
        }
    }

    UnregisteredCustomers unregister(UnregisterCustomers request) {
        var refs = Set.copyOf(request.externalRefs());
        var undone = transaction.execute(ignored -> {
            var affected = Set.copyOf(registrations.customersOf(refs).values());
            return new UnregisteredCustomers(
                    registrations.remove(refs), registrations.removeCustomersWithout(affected));
        });
        LOG.atInfo()
                .addKeyValue("registrations", undone.registrations())
                .addKeyValue("customers", undone.customers())
                .log("customers of an import taken back");
        return undone;
    }

    /** An entry with what tells people apart. */
    private record Person(
            String externalRef,
            String name,
            @Nullable String phone,
            @Nullable IdentityDocument identity,
            String customerClass) {

        static Person of(RegisterCustomers.Entry entry, int place) {
            var number = entry.idNumber();
            return new Person(
                    entry.externalRef(),
                    entry.name().strip(),
                    entry.phone(),
                    number == null
                            ? null
                            : IdentityDocument.of(entry.idType(), number, "entries[" + place + "].idNumber"),
                    entry.customerClass());
        }

        @Override
        public String toString() {
            return "Person[" + externalRef + "]";
        }
    }

    /** Phone and name, which together stand for a person whose document is not known. */
    private record Acquaintance(String phone, String name) {}

    /** What becomes of one batch: read what is known, decide, then store in one transaction. */
    private final class Batch {

        private final Map<String, String> byReference;
        private final Map<IdentityDocument, String> byDocument = new HashMap<>();
        private final Map<Acquaintance, String> byAcquaintance = new HashMap<>();
        private final List<Customer> opened = new ArrayList<>();
        private final List<RegistrationRow> registered = new ArrayList<>();

        Batch(List<Person> people) {
            byReference = new HashMap<>(registrations.customersOf(
                    people.stream().map(Person::externalRef).collect(Collectors.toSet())));
            var unknown = people.stream()
                    .filter(person -> !byReference.containsKey(person.externalRef()))
                    .toList();
            customers
                    .withDocuments(unknown.stream()
                            .map(Person::identity)
                            .filter(Objects::nonNull)
                            .collect(Collectors.toSet()))
                    .forEach(this::remember);
            customers
                    .withPhones(unknown.stream()
                            .filter(person -> person.identity() == null)
                            .map(Person::phone)
                            .filter(Objects::nonNull)
                            .collect(Collectors.toSet()))
                    .forEach(this::remember);
            unknown.forEach(this::decide);
        }

        void store() {
            customers.add(opened);
            registrations.add(registered);
        }

        void log() {
            LOG.atInfo()
                    .addKeyValue("registrations", registered.size())
                    .addKeyValue("customers", opened.size())
                    .log("customers of an import registered");
        }

        String customerOf(Person person) {
            return Objects.requireNonNull(byReference.get(person.externalRef()));
        }

        private void decide(Person person) {
            if (byReference.containsKey(person.externalRef())) {
                return;
            }
            var customerNo = found(person).orElseGet(() -> open(person));
            byReference.put(person.externalRef(), customerNo);
            registered.add(new RegistrationRow(person.externalRef(), customerNo, clock.instant()));
        }

        private Optional<String> found(Person person) {
            if (person.identity() != null) {
                return Optional.ofNullable(byDocument.get(person.identity()));
            }
            return person.phone() == null
                    ? Optional.empty()
                    : Optional.ofNullable(byAcquaintance.get(new Acquaintance(person.phone(), person.name())));
        }

        private String open(Person person) {
            var now = clock.instant();
            var customer = new Customer(
                    numbers.next("C", BusinessTime.dayOf(now)),
                    person.name(),
                    Optional.ofNullable(person.phone()),
                    Optional.ofNullable(person.identity()),
                    person.customerClass(),
                    Origin.RECORDS,
                    0,
                    now,
                    now);
            opened.add(customer);
            remember(customer);
            return customer.customerNo();
        }

        // Of several with one phone and name the one of the lowest number is meant, each time the same.
        private void remember(Customer customer) {
            customer.identity().ifPresent(document -> byDocument.putIfAbsent(document, customer.customerNo()));
            customer.phone()
                    .ifPresent(phone -> byAcquaintance.putIfAbsent(
                            new Acquaintance(phone, customer.name()), customer.customerNo()));
        }
    }
}
