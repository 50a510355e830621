package io.hearth.property.imports;

import io.hearth.property.place.AddressKey;
import io.hearth.property.sheet.PropertyEntry;
import java.util.List;

/**
 * A batch of rows checked against what is stored.
 *
 * @param good those that can be stored
 * @param lastLine of the batch
 */
record CheckedRows(List<Good> good, List<Finding> findings, int rejected, int skipped, int lastLine) {

    /** @param address for people */
    record Good(PropertyEntry entry, AddressKey key, String address) {

        int line() {
            return entry.line();
        }
    }

    int warnings() {
        return (int) findings.stream()
                .filter(finding -> finding.severity() == Finding.Severity.WARNING)
                .count();
    }

    ImportStep step(long millis) {
        return new ImportStep(lastLine, good.size(), rejected, skipped, warnings(), millis);
    }
}
