package io.hearth.property.sheet;

import io.hearth.property.sheet.RowOutcome.Skipped.Why;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells rows that are no properties: a header repeated on each printed page, totals, and who made the list. */
final class Interruption {

    private static final Pattern TOTAL =
            Pattern.compile("(本页|本单元|本楼)?(合计|总计|小计|共计|累计)|(grand ?|sub)?total", Pattern.CASE_INSENSITIVE);
    private static final Pattern FOOTNOTE = Pattern.compile("制表|审核|填表|复核|打印|备注|说明|注:|note", Pattern.CASE_INSENSITIVE);

    private final SheetHeader header;

    Interruption(SheetHeader header) {
        this.header = header;
    }

    Optional<Why> by(SourceLine row) {
        if (isHeader(row)) {
            return Optional.of(Why.REPEATED_HEADER);
        }
        if (isComplete(row)) {
            return Optional.empty();
        }
        var start = row.cells().stream()
                .map(cell -> new SourceCell("", cell).text())
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
        if (TOTAL.matcher(start).lookingAt()) {
            return Optional.of(Why.TOTAL);
        }
        return FOOTNOTE.matcher(start).lookingAt() ? Optional.of(Why.FOOTNOTE) : Optional.empty();
    }

    private boolean isComplete(SourceLine row) {
        return PropertyColumn.REQUIRED.stream()
                .noneMatch(column -> header.cell(row, column).isBlank());
    }

    private boolean isHeader(SourceLine row) {
        int headings = 0;
        for (int place = 0; place < row.cells().size(); place++) {
            var cell = row.cell(place);
            if (cell.isBlank()) {
                continue;
            }
            boolean sameAsAbove = place < header.names().size()
                    && cell.strip().equals(header.names().get(place));
            if (!sameAsAbove && PropertyColumn.headed(cell).isEmpty()) {
                return false;
            }
            headings++;
        }
        return headings >= HeaderSearch.FEWEST_KNOWN;
    }
}
