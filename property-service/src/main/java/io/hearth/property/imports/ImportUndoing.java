package io.hearth.property.imports;

import io.hearth.property.PropertyProblem;
import io.hearth.property.binding.Bindings;
import io.hearth.property.binding.Customers;
import io.hearth.property.network.Network;
import io.hearth.property.place.Places;
import io.hearth.property.place.Properties;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Takes an import back: its properties with their bindings, then the customers that nothing else names, then the buildings
 * and communities that are empty.
 *
 * <p>A customer who has another property by now stays, with that property; this is no reason to refuse.
 */
@Component
class ImportUndoing {

    private static final int PROPERTIES_AT_ONCE = 200;
    private static final int CHECKED_AT_ONCE = 1000;
    private static final int CUSTOMERS_AT_ONCE = 500;

    private final Imports imports;
    private final Properties properties;
    private final Bindings bindings;
    private final Places places;
    private final Network network;
    private final Customers customers;
    private final List<References> references;
    private final TransactionOperations transaction;

    ImportUndoing(
            Imports imports,
            Properties properties,
            Bindings bindings,
            Places places,
            Network network,
            Customers customers,
            List<References> references,
            TransactionOperations transaction) {
        this.imports = imports;
        this.properties = properties;
        this.bindings = bindings;
        this.places = places;
        this.network = network;
        this.customers = customers;
        this.references = references;
        this.transaction = transaction;
    }

    /**
     * Begins to undo an import.
     *
     * @throws io.hearth.problem.ProblemException {@link PropertyProblem#IMPORT_STEP_REFUSED} if it stored nothing or is still
     *     at work, {@link PropertyProblem#IMPORT_IN_USE} if one of its properties is in use
     */
    ImportRow start(long id, String by) {
        var job = imports.row(id);
        if (job.mode() == ImportMode.DRY_RUN || !job.status().next().contains(ImportStatus.UNDOING)) {
            throw PropertyProblem.IMPORT_STEP_REFUSED.because(id, job.status());
        }
        int used = 0;
        long after = 0;
        for (var ids = properties.ofImport(id, after, CHECKED_AT_ONCE);
                !ids.isEmpty();
                ids = properties.ofImport(id, after, CHECKED_AT_ONCE)) {
            used += used(job, ids).size();
            after = ids.getLast();
        }
        if (used > 0) {
            throw PropertyProblem.IMPORT_IN_USE.because(used).with("properties", used);
        }
        return imports.startUndoing(job, by);
    }

    void run(ImportRow job, String worker, BooleanSupplier stopping) {
        long after = job.lastUndoneId();
        for (var ids = properties.ofImport(job.id(), after, PROPERTIES_AT_ONCE);
                !ids.isEmpty();
                ids = properties.ofImport(job.id(), after, PROPERTIES_AT_ONCE)) {
            if (stopping.getAsBoolean()) {
                imports.release(job, worker);
                return;
            }
            remove(job, worker, ids);
            after = ids.getLast();
        }
        for (var registered = imports.customers(job, CUSTOMERS_AT_ONCE);
                !registered.isEmpty();
                registered = imports.customers(job, CUSTOMERS_AT_ONCE)) {
            giveBack(job, registered);
            imports.advanceUndoing(job, worker, 0, 0, after);
        }
        transaction.executeWithoutResult(ignored -> {
            places.removeUnused(job.id());
            network.removeUnused(job.id());
            imports.undone(job, worker);
        });
    }

    private void remove(ImportRow job, String worker, List<Long> ids) {
        transaction.executeWithoutResult(ignored -> {
            var here = properties.lock(ids);
            var used = used(job, here);
            var unused = here.stream().filter(id -> !used.contains(id)).toList();
            bindings.remove(unused);
            properties.remove(unused);
            imports.advanceUndoing(job, worker, unused.size(), used.size(), ids.getLast());
        });
    }

    private void giveBack(ImportRow job, List<RegisteredCustomer> registered) {
        var bound = bindings.bound(
                registered.stream().map(RegisteredCustomer::customerNo).collect(Collectors.toSet()));
        var free = registered.stream()
                .filter(customer -> !bound.contains(customer.customerNo()))
                .map(customer -> job.reference(customer.line()))
                .toList();
        if (!free.isEmpty()) {
            customers.unregister(free);
        }
        imports.forgetCustomers(job, registered);
    }

    private Set<Long> used(ImportRow job, Collection<Long> propertyIds) {
        var used = new HashSet<Long>();
        references.forEach(reference -> used.addAll(reference.among(job.id(), propertyIds)));
        return used;
    }
}
