package io.hearth.property.sheet;

import java.util.List;

/** What became of a row. */
public sealed interface RowOutcome {

    /** The row as it stands in the file. */
    SourceRow source();

    /** A property, ready to be checked against what is stored. */
    record Good(SourceRow source, PropertyRow property) implements RowOutcome {}

    /** A row to correct. */
    record Bad(SourceRow source, List<RowError> errors) implements RowOutcome {

        public Bad {
            errors = List.copyOf(errors);
        }
    }

    /** A row that is no property and means none. */
    record Skipped(SourceRow source, Why why) implements RowOutcome {

        /** What it is instead. */
        public enum Why {
            REPEATED_HEADER,
            TOTAL,
            FOOTNOTE
        }
    }
}
