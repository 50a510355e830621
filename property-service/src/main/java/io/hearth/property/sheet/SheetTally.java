package io.hearth.property.sheet;

/**
 * How far a sheet has been read.
 *
 * @param line the row read last
 * @param good properties so far
 * @param bad rows to correct so far
 * @param skipped repeated headers, totals and footnotes so far
 */
public record SheetTally(int line, int good, int bad, int skipped) {

    static final SheetTally NOTHING = new SheetTally(0, 0, 0, 0);

    SheetTally plus(RowOutcome outcome) {
        int at = outcome.source().line();
        return switch (outcome) {
            case RowOutcome.Good ignored -> new SheetTally(at, good + 1, bad, skipped);
            case RowOutcome.Bad ignored -> new SheetTally(at, good, bad + 1, skipped);
            case RowOutcome.Skipped ignored -> new SheetTally(at, good, bad, skipped + 1);
        };
    }

    public int rows() {
        return good + bad + skipped;
    }
}
