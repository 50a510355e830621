package io.hearth.property.imports;

import io.hearth.property.sheet.PropertySheet;
import io.hearth.property.sheet.RejectedRows;
import io.hearth.property.sheet.RowError;
import io.hearth.property.sheet.RowOutcome;
import io.hearth.property.sheet.SheetLimits;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Makes the file of the rows to correct, from the sheet as it was sent and what was found in it. */
@Component
class RejectedFile {

    private static final int ROWS_AT_ONCE = 500;

    private final Imports imports;
    private final ImportFiles files;

    RejectedFile(Imports imports, ImportFiles files) {
        this.imports = imports;
        this.files = files;
    }

    /** @throws io.hearth.problem.ProblemException before anything is written, if the sheet is no longer kept */
    void write(ImportRow job, OutputStream out) {
        try (var copy = files.copy(job)) {
            write(job, copy, out);
        }
    }

    private void write(ImportRow job, ImportFiles.Copy copy, OutputStream out) {
        try (var sheet = PropertySheet.open(copy.path(), SheetLimits.standard());
                var rejected = new RejectedRows(out, sheet.header())) {
            var outcomes = sheet.rows()
                    .filter(outcome -> !(outcome instanceof RowOutcome.Skipped))
                    .iterator();
            while (outcomes.hasNext()) {
                var batch = new ArrayList<RowOutcome>(ROWS_AT_ONCE);
                while (outcomes.hasNext() && batch.size() < ROWS_AT_ONCE) {
                    batch.add(outcomes.next());
                }
                add(rejected, batch, errors(job, batch));
            }
        }
    }

    private Map<Integer, List<RowError>> errors(ImportRow job, List<RowOutcome> batch) {
        return imports
                .errors(
                        job.id(),
                        batch.getFirst().source().line(),
                        batch.getLast().source().line())
                .stream()
                .map(Finding::rowError)
                .collect(Collectors.groupingBy(RowError::line));
    }

    private static void add(RejectedRows rejected, List<RowOutcome> batch, Map<Integer, List<RowError>> errors) {
        for (var outcome : batch) {
            var wrong = errors.get(outcome.source().line());
            if (wrong != null) {
                rejected.add(outcome.source(), wrong);
            }
        }
    }
}
