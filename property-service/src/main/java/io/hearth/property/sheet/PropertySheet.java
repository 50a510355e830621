package io.hearth.property.sheet;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A file of properties as a heating company keeps it, read row by row in bounded memory.
 *
 * <pre>{@code
 * try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
 *     sheet.rows().forEach(outcome -> switch (outcome) {
 *         case RowOutcome.Good good -> ...
 *         case RowOutcome.Bad bad -> ...
 *         case RowOutcome.Skipped skipped -> ...
 *     });
 * }
 * }</pre>
 */
public final class PropertySheet implements AutoCloseable {

    private final SourceFile file;
    private final SourceRows source;
    private final SheetHeader header;
    private final List<SheetWarning> warnings;
    private final RowReader reader;
    private final Interruption interruption;
    private final int mostRows;
    private SheetTally tally = SheetTally.NOTHING;

    private PropertySheet(SourceFile file, Found found, List<SheetWarning> warnings, SheetLimits limits) {
        this.file = file;
        this.header = found.header();
        this.warnings = List.copyOf(warnings);
        this.reader = new RowReader(header, limits);
        this.interruption = new Interruption(header);
        this.mostRows = limits.rows();
        this.source = found.sheet().rows();
    }

    /**
     * Opens an xlsx or csv file, told by its content, and finds its header.
     *
     * @throws SheetRefused if it is neither, is beyond the limits, or lacks a required column
     */
    public static PropertySheet open(Path path, SheetLimits limits) {
        var file = SourceFile.open(path, limits);
        try {
            var found = file.candidates().stream()
                    .flatMap(sheet -> HeaderSearch.in(sheet).map(header -> new Found(sheet, header)).stream())
                    .toList();
            var best = found.stream()
                    .max(Comparator.comparing(Found::isComplete).thenComparing(Found::knownColumns))
                    .orElseThrow(() -> SheetRefusal.HEADER_NOT_FOUND.because(HeaderSearch.ROWS));
            if (!best.isComplete()) {
                throw best.header().lacksColumns();
            }
            var warnings = new ArrayList<>(HeaderSearch.warnings(best.header()));
            file.candidates().stream()
                    .map(SourceFile.Candidate::name)
                    .filter(name -> !name.equals(best.sheet().name()))
                    .map(SheetWarning.Code.OTHER_SHEET::about)
                    .forEach(warnings::add);
            return new PropertySheet(file, best, warnings, limits);
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
    }

    public SheetHeader header() {
        return header;
    }

    /** What of the file is not read, known before the first row is. */
    public List<SheetWarning> warnings() {
        return warnings;
    }

    /** How far {@link #rows()} has been read. */
    public SheetTally tally() {
        return tally;
    }

    /**
     * What became of each row that is not blank, from top to bottom; can be read once.
     *
     * <p>The stream throws {@link SheetRefused} where the file turns out to be damaged or beyond the limits.
     */
    public Stream<RowOutcome> rows() {
        return StreamSupport.stream(
                new Spliterators.AbstractSpliterator<RowOutcome>(
                        Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
                    @Override
                    public boolean tryAdvance(Consumer<? super RowOutcome> action) {
                        var row = source.next();
                        while (row != null && row.line() <= header.lastLine()) {
                            row = source.next();
                        }
                        if (row == null) {
                            return false;
                        }
                        action.accept(outcome(row));
                        return true;
                    }
                },
                false);
    }

    private RowOutcome outcome(SourceLine row) {
        if (tally.rows() >= mostRows) {
            throw SheetRefusal.TOO_MANY_ROWS.because(mostRows);
        }
        var outcome = interruption
                .by(row)
                .<RowOutcome>map(why -> new RowOutcome.Skipped(row, why))
                .orElseGet(() -> reader.read(row));
        tally = tally.plus(outcome);
        return outcome;
    }

    @Override
    public void close() {
        source.close();
        file.close();
    }

    private record Found(SourceFile.Candidate sheet, SheetHeader header) {

        boolean isComplete() {
            return header.isComplete();
        }

        int knownColumns() {
            return header.places().size();
        }
    }
}
