package io.hearth.property.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The rows of one sheet of an xlsx. */
final class XlsxRows implements SourceRows {

    private final XlsxWorkbook workbook;
    private final XmlPart xml;
    private final CellText text = new CellText();
    private int line;

    XlsxRows(XlsxWorkbook workbook, XmlPart xml) {
        this.workbook = workbook;
        this.xml = xml;
    }

    @Override
    public @Nullable SourceLine next() {
        while (xml.next()) {
            if (xml.isStart("row")) {
                var row = row();
                if (!row.isBlank()) {
                    return row;
                }
            }
        }
        return null;
    }

    private SourceLine row() {
        int stated = XlsxWorkbook.number(xml.attribute("r"), line + 1);
        if (stated <= line) {
            throw SheetRefusal.DAMAGED.because();
        }
        line = stated;
        var cells = new ArrayList<String>();
        int place = -1;
        int characters = 0;
        while (xml.next() && !(xml.isEnd() && xml.tag().equals("row"))) {
            if (xml.isStart("c")) {
                place = place(xml.attribute("r"), place + 1);
                var shown = cell();
                characters += shown.length();
                if (!shown.isBlank()) {
                    put(cells, place, shown);
                }
                if (characters > SheetLimits.ROW_CHARACTERS) {
                    throw SheetRefusal.ROW_TOO_LONG.because(line);
                }
            }
        }
        return new SourceLine(line, cells);
    }

    private String cell() {
        var type = Objects.requireNonNullElse(xml.attribute("t"), "n");
        var tag = type.equals("inlineStr") ? "t" : "v";
        int style = XlsxWorkbook.number(xml.attribute("s"), -1);
        while (xml.next() && !(xml.isEnd() && xml.tag().equals("c"))) {
            text.follow(xml, tag);
        }
        return workbook.shown(type, style, text.take());
    }

    private static void put(List<String> cells, int place, String shown) {
        if (place >= SheetLimits.COLUMNS) {
            throw SheetRefusal.TOO_MANY_COLUMNS.because(SheetLimits.COLUMNS);
        }
        while (cells.size() <= place) {
            cells.add("");
        }
        cells.set(place, shown);
    }

    /** The column of a reference such as {@code AB12}, from 0; a reference may be missing. */
    private static int place(@Nullable String reference, int otherwise) {
        if (reference == null) {
            return otherwise;
        }
        int place = 0;
        for (int i = 0; i < reference.length() && Character.isLetter(reference.charAt(i)); i++) {
            place = Math.min(place * 26 + Character.toUpperCase(reference.charAt(i)) - 'A' + 1, 1 << 20);
        }
        if (place < 1) {
            throw SheetRefusal.DAMAGED.because();
        }
        return place - 1;
    }

    @Override
    public void close() {
        xml.close();
    }
}
