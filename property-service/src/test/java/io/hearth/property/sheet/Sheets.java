package io.hearth.property.sheet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.dhatim.fastexcel.Workbook;
import org.jspecify.annotations.Nullable;

/** Makes files for tests: a row is an array of cells, a cell a text, a number, a date or null. */
final class Sheets {

    static final Object[] HEADER = {"小区", "楼栋", "单元", "房号", "用户类别", "建筑面积(㎡)"};

    private Sheets() {}

    /** A good row under {@link #HEADER}. */
    static Object[] home(String room) {
        return row("江畔花园", "1号楼", "1", room, "居民", "89.53");
    }

    static @Nullable Object[] row(@Nullable Object... cells) {
        return cells;
    }

    static Path xlsx(Path folder, Object[]... rows) {
        return write(folder.resolve("sheet.xlsx"), out -> {
            var workbook = new Workbook(out, "test", "1.0");
            var sheet = workbook.newWorksheet("用户");
            for (int r = 0; r < rows.length; r++) {
                for (int c = 0; c < rows[r].length; c++) {
                    switch (rows[r][c]) {
                        case null -> {}
                        case LocalDate day -> {
                            sheet.value(r, c, day);
                            sheet.style(r, c).format("yyyy-mm-dd").set();
                        }
                        case Number number -> sheet.value(r, c, number);
                        case Object text -> sheet.value(r, c, text.toString());
                    }
                }
            }
            workbook.finish();
        });
    }

    static String csvText(String delimiter, Object[]... rows) {
        return Arrays.stream(rows)
                .map(row -> Arrays.stream(row)
                        .map(cell -> cell == null ? "" : csvCell(cell, delimiter))
                        .collect(Collectors.joining(delimiter)))
                .collect(Collectors.joining("\r\n"));
    }

    private static String csvCell(Object cell, String delimiter) {
        var text = cell instanceof BigDecimal number ? number.toPlainString() : cell.toString();
        return text.contains(delimiter) || text.contains("\"") || text.contains("\n")
                ? '"' + text.replace("\"", "\"\"") + '"'
                : text;
    }

    static Path csv(Path folder, Object[]... rows) {
        return bytes(folder, csvText(",", rows).getBytes(StandardCharsets.UTF_8));
    }

    static Path bytes(Path folder, byte[] content) {
        return write(folder.resolve("sheet.csv"), out -> out.write(content));
    }

    /** The parts of an xlsx with one sheet of this XML, to be changed before they are zipped. */
    static Map<String, String> parts(String rows) {
        var parts = new LinkedHashMap<String, String>();
        parts.put("_rels/.rels", relations("rId1", "officeDocument", "xl/workbook.xml"));
        parts.put("xl/workbook.xml", """
                <workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">\
                <sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>""");
        parts.put("xl/_rels/workbook.xml.rels", relations("rId1", "worksheet", "worksheets/sheet1.xml"));
        parts.put("xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>");
        return parts;
    }

    private static String relations(String id, String kind, String target) {
        return "<Relationships><Relationship Id=\"" + id
                + "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/" + kind
                + "\" Target=\"" + target + "\"/></Relationships>";
    }

    /** A row of XML with inline texts. */
    static String xmlRow(Object... cells) {
        return "<row>"
                + Arrays.stream(cells)
                        .map(cell -> "<c t=\"inlineStr\"><is><t>" + cell + "</t></is></c>")
                        .collect(Collectors.joining())
                + "</row>";
    }

    static Path zip(Path folder, Map<String, String> parts) {
        return write(folder.resolve("parts.xlsx"), out -> {
            try (var zip = new ZipOutputStream(out)) {
                for (var part : parts.entrySet()) {
                    zip.putNextEntry(new ZipEntry(part.getKey()));
                    zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
                }
            }
        });
    }

    static List<RowOutcome> read(Path file) {
        try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
            return sheet.rows().toList();
        }
    }

    static List<PropertyEntry> good(Path file) {
        return read(file).stream()
                .filter(RowOutcome.Good.class::isInstance)
                .map(outcome -> ((RowOutcome.Good) outcome).property())
                .toList();
    }

    static List<RowError> errors(Path file) {
        return read(file).stream()
                .filter(RowOutcome.Bad.class::isInstance)
                .flatMap(outcome -> ((RowOutcome.Bad) outcome).errors().stream())
                .toList();
    }

    static Path write(Path file, Writing writing) {
        var content = new ByteArrayOutputStream();
        try {
            writing.to(content);
            return Files.write(file, content.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    interface Writing {
        void to(OutputStream out) throws IOException;
    }
}
