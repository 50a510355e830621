package io.hearth.property.sheet;

import java.util.List;
import java.util.Map;

/**
 * The header of a sheet.
 *
 * @param lastLine the row after which the data begin
 * @param names the headings as they stand in the file, by place
 * @param places where each known column is, from 0
 */
public record SheetHeader(int lastLine, List<String> names, Map<PropertyColumn, Integer> places) {

    public SheetHeader {
        names = List.copyOf(names);
        places = Map.copyOf(places);
    }

    /** The heading in this file; the usual one if the file has no such column. */
    public String nameOf(PropertyColumn column) {
        var place = places.get(column);
        return place == null ? column.chinese() : names.get(place);
    }

    boolean isComplete() {
        return places.keySet().containsAll(PropertyColumn.REQUIRED)
                && PropertyColumn.AREAS.stream().anyMatch(places::containsKey);
    }

    /** Names every required column that the sheet lacks; of the areas it needs any one. */
    SheetRefused lacksColumns() {
        var chinese = new StringBuilder();
        var english = new StringBuilder();
        PropertyColumn.REQUIRED.stream()
                .filter(column -> !places.containsKey(column))
                .forEach(column -> {
                    chinese.append(column.chinese()).append('、');
                    english.append(column.english()).append(", ");
                });
        if (PropertyColumn.AREAS.stream().noneMatch(places::containsKey)) {
            chinese.append("面积（建筑面积、使用面积、套内面积、收费面积之一）、");
            english.append("an area (building, usable, inner or charging area), ");
        }
        chinese.setLength(Math.max(chinese.length() - 1, 0));
        english.setLength(Math.max(english.length() - 2, 0));
        return SheetRefusal.MISSING_COLUMNS.because(chinese, english);
    }

    SourceCell cell(SourceLine row, PropertyColumn column) {
        var place = places.get(column);
        return new SourceCell(nameOf(column), place == null ? "" : row.cell(place));
    }
}
