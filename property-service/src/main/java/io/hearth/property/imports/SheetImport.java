package io.hearth.property.imports;

import io.hearth.property.binding.Customers;
import io.hearth.property.sheet.PropertySheet;
import io.hearth.property.sheet.RowOutcome;
import io.hearth.property.sheet.SheetHeader;
import io.hearth.property.sheet.SheetLimits;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Runs an import from where it stands to its end.
 *
 * <p>A batch's customers are registered first, under references that make a second time harmless; then its properties, its
 * findings and its progress are stored in one transaction. So a process may die anywhere, and the next one goes on.
 */
@Component
class SheetImport {

    private static final int TRIES = 3;

    private final Imports imports;
    private final ImportFiles files;
    private final RowCheck check;
    private final RowStorage storage;
    private final Customers customers;
    private final TransactionOperations transaction;
    private final Clock clock;
    private final ImportSettings settings;

    SheetImport(
            Imports imports,
            ImportFiles files,
            RowCheck check,
            RowStorage storage,
            Customers customers,
            TransactionOperations transaction,
            Clock clock,
            ImportSettings settings) {
        this.imports = imports;
        this.files = files;
        this.check = check;
        this.storage = storage;
        this.customers = customers;
        this.transaction = transaction;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * @param stopping whether this process is about to end; then the import is given back after the present batch
     * @throws io.hearth.property.sheet.SheetRefused if the sheet turns out to be damaged, which is known before anything is
     *     stored
     */
    void run(ImportRow job, String worker, BooleanSupplier stopping) {
        try (var copy = files.copy(job)) {
            if (job.total() == null) {
                count(job, worker, copy.path());
            }
            try (var sheet = PropertySheet.open(copy.path(), SheetLimits.standard())) {
                var rows = sheet.rows()
                        .filter(outcome -> outcome.source().line() > job.lastLine())
                        .iterator();
                while (rows.hasNext()) {
                    if (stopping.getAsBoolean()) {
                        imports.release(job, worker);
                        return;
                    }
                    store(job, worker, sheet.header(), batch(rows));
                }
            }
        }
        imports.complete(job, worker);
    }

    private void count(ImportRow job, String worker, Path file) {
        try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
            imports.counted(job, worker, (int) sheet.rows().count(), sheet.warnings());
        }
    }

    private List<RowOutcome> batch(Iterator<RowOutcome> rows) {
        var batch = new ArrayList<RowOutcome>(settings.batchRows());
        while (rows.hasNext() && batch.size() < settings.batchRows()) {
            batch.add(rows.next());
        }
        return batch;
    }

    private void store(ImportRow job, String worker, SheetHeader header, List<RowOutcome> outcomes) {
        var began = clock.instant();
        for (int attempt = 1; ; attempt++) {
            var rows = check.check(job, header, outcomes);
            var registered = job.mode() == ImportMode.IMPORT ? register(job, rows.good()) : Map.<Integer, String>of();
            try {
                transaction.executeWithoutResult(ignored -> {
                    if (job.mode() == ImportMode.IMPORT) {
                        storage.store(job, rows.good(), registered);
                        imports.addCustomers(
                                job,
                                registered.entrySet().stream()
                                        .map(line -> new RegisteredCustomer(line.getKey(), line.getValue()))
                                        .toList());
                    }
                    var millis = Duration.between(began, clock.instant()).toMillis();
                    imports.advance(job, worker, rows.step(millis), rows.findings());
                });
                return;
            } catch (DuplicateKeyException e) {
                // Somebody entered one of these places just now; the next look finds it.
                if (attempt == TRIES) {
                    throw e;
                }
            }
        }
    }

    private Map<Integer, String> register(ImportRow job, List<CheckedRows.Good> rows) {
        var lines = new ArrayList<Integer>();
        var people = new ArrayList<Customers.Person>();
        for (var row : rows) {
            var customer = row.entry().customer();
            if (customer.name() != null) {
                lines.add(row.line());
                people.add(new Customers.Person(
                        job.reference(row.line()),
                        customer.name(),
                        customer.phone(),
                        customer.identityNumber(),
                        row.entry().customerClass().name()));
            }
        }
        var registered = new HashMap<Integer, String>();
        if (!people.isEmpty()) {
            var numbers = customers.register(people);
            for (int i = 0; i < lines.size(); i++) {
                registered.put(lines.get(i), numbers.get(i));
            }
        }
        return registered;
    }
}
