package io.hearth.property.sheet;

import java.util.List;

/** What became of a row. */
public sealed interface RowOutcome {

    /** The row as it stands in the file. */
    SourceLine source();

    /** A property, ready to be checked against what is stored. */
    record Good(SourceLine source, PropertyEntry property) implements RowOutcome {}

    /** A row to correct. */
    record Bad(SourceLine source, List<RowError> errors) implements RowOutcome {

        public Bad {
            errors = List.copyOf(errors);
        }
    }

    /** A row that is no property and means none. */
    record Skipped(SourceLine source, Why why) implements RowOutcome {

        /** What it is instead. */
        public enum Why {
            REPEATED_HEADER,
            TOTAL,
            FOOTNOTE
        }
    }
}
