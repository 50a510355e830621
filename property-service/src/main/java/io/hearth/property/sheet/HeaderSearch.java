package io.hearth.property.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the header of a sheet below its titles; a header may take two rows (面积 above 建筑 and 使用). */
final class HeaderSearch {

    /** Titles, the company's name, a date, remarks: more than this nobody writes above a header. */
    static final int ROWS = 30;

    static final int FEWEST_KNOWN = 2;

    private HeaderSearch() {}

    /** The header that has all it needs, or else the one of which we know most. */
    static Optional<SheetHeader> in(SourceFile.Candidate sheet) {
        var top = new ArrayList<SourceLine>();
        try (var rows = sheet.rows()) {
            for (var row = rows.next(); row != null && top.size() <= ROWS; row = rows.next()) {
                top.add(row);
            }
        }
        var headers = IntStream.range(0, top.size())
                .mapToObj(i -> i + 1 < top.size() ? header(top.get(i), top.get(i + 1)) : header(top.get(i)))
                .filter(header -> header.places().size() >= FEWEST_KNOWN)
                .toList();
        return headers.stream()
                .filter(SheetHeader::isComplete)
                .findFirst()
                .or(() -> headers.stream()
                        .max(Comparator.comparing(header -> header.places().size())));
    }

    private static SheetHeader header(SourceLine row, SourceLine below) {
        var upper = header(row);
        if (upper.places().isEmpty()) {
            return upper;
        }
        var names = new ArrayList<String>();
        var group = "";
        for (int place = 0; place < Math.max(row.cells().size(), below.cells().size()); place++) {
            group = row.cell(place).isBlank() ? group : row.cell(place);
            var lower = below.cell(place);
            if (lower.isBlank()) {
                names.add(row.cell(place));
            } else if (PropertyColumn.headed(lower).isPresent()) {
                names.add(lower);
            } else if (PropertyColumn.headed(lower + group).isPresent()) {
                names.add(lower + group);
            } else {
                return upper;
            }
        }
        return header(below.line(), names);
    }

    private static SheetHeader header(SourceLine row) {
        return header(row.line(), row.cells());
    }

    private static SheetHeader header(int line, List<String> names) {
        var places = new EnumMap<PropertyColumn, Integer>(PropertyColumn.class);
        for (int place = 0; place < names.size(); place++) {
            int here = place;
            PropertyColumn.headed(names.get(place)).ifPresent(column -> places.putIfAbsent(column, here));
        }
        return new SheetHeader(line, names.stream().map(String::strip).toList(), places);
    }

    static List<SheetWarning> warnings(SheetHeader header) {
        return IntStream.range(0, header.names().size())
                .mapToObj(place -> warning(header, place))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<SheetWarning> warning(SheetHeader header, int place) {
        var name = header.names().get(place);
        var column = PropertyColumn.headed(name);
        if (column.isPresent()) {
            return Optional.of(place)
                    .filter(other -> !other.equals(header.places().get(column.get())))
                    .map(other -> SheetWarning.Code.REPEATED_COLUMN.about(name));
        }
        return PropertyColumn.isMeaningless(name)
                ? Optional.empty()
                : Optional.of(SheetWarning.Code.UNKNOWN_COLUMN.about(name));
    }
}
