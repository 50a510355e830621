package io.hearth.property.sheet;

import java.util.List;

/**
 * A row as it stands in the file: numbers plain, dates as {@code 2026-10-20}, blank cells empty.
 *
 * @param line the row's number as Excel shows it, from 1
 */
public record SourceLine(int line, List<String> cells) {

    public SourceLine {
        cells = List.copyOf(cells);
    }

    /** The cell at the place, from 0; empty beyond the row's end. */
    String cell(int place) {
        return place < cells.size() ? cells.get(place) : "";
    }

    boolean isBlank() {
        return cells.stream().allMatch(String::isBlank);
    }

    /** Only where the row is: its cells name people. */
    @Override
    public String toString() {
        return "row " + line;
    }
}
