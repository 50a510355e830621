package io.hearth.property.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * An xlsx file: a zip of XML parts, read as a stream by the JDK's own parser.
 *
 * <p>Not by a library, because what arrives here is whatever people upload: the light ones allocate by the column
 * letters a file claims and know no limits, and the large one leaves the handling of raw cells to its user anyway.
 */
final class XlsxWorkbook implements SourceFile {

    /** Parts that describe others are small; only the sheets and their texts are not. */
    private static final long LARGEST_DESCRIPTION_BYTES = 8 << 20;

    private final ZipFile zip;
    private final SheetLimits limits;
    private final List<Candidate> sheets = new ArrayList<>();
    private SharedStrings strings = SharedStrings.none();
    private NumberFormats formats = NumberFormats.none();
    private boolean since1904;

    XlsxWorkbook(Path file, SheetLimits limits) throws IOException {
        this.limits = limits;
        zip = new ZipFile(file.toFile());
        try {
            describe();
        } catch (RuntimeException e) {
            zip.close();
            throw e;
        }
    }

    private void describe() {
        var main = relations("").values().stream()
                .filter(part -> part.kind().equals("officeDocument"))
                .map(Part::path)
                .filter(path -> path.endsWith(".xml"))
                .findFirst()
                .orElseThrow(SheetRefusal.NOT_A_SHEET::because);
        var parts = relations(main);
        for (var part : parts.values()) {
            switch (part.kind()) {
                case "sharedStrings" ->
                    strings = SharedStrings.read(open(part.path(), limits.unpackedBytes()), limits.sharedTextBytes());
                case "styles" -> formats = NumberFormats.read(open(part.path(), LARGEST_DESCRIPTION_BYTES));
                default -> {}
            }
        }
        try (var xml = new XmlPart(open(main, LARGEST_DESCRIPTION_BYTES))) {
            while (xml.next()) {
                if (xml.isStart("workbookPr")) {
                    since1904 = List.of("1", "true").contains(orEmpty(xml.attribute("date1904")));
                } else if (xml.isStart("sheet") && isShown(xml)) {
                    var part = parts.get(orEmpty(xml.attribute("id")));
                    if (part != null && part.kind().equals("worksheet")) {
                        sheets.add(new Sheet(orEmpty(xml.attribute("name")), part.path()));
                    }
                }
            }
        }
        if (sheets.isEmpty()) {
            throw SheetRefusal.NOT_A_SHEET.because();
        }
    }

    private static boolean isShown(XmlPart xml) {
        return xml.attribute("state") == null || "visible".equals(xml.attribute("state"));
    }

    @Override
    public List<Candidate> candidates() {
        return List.copyOf(sheets);
    }

    @Override
    public void close() {
        try {
            zip.close();
        } catch (IOException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    /** A text of shared strings, or a number as plain text, or the day that the number stands for in its style. */
    String shown(String type, int style, String text) {
        return switch (type) {
            case "s" -> strings.get(number(text, -1));
            case "n" -> XlsxNumber.shown(text, formats.isDate(style), since1904);
            case "b" -> text.equals("1") ? "TRUE" : "FALSE";
            case "d" -> text.length() > 10 ? text.substring(0, 10) : text;
            default -> text;
        };
    }

    /** A whole number of an attribute or cell. */
    static int number(@Nullable String text, int otherwise) {
        if (text == null || text.isEmpty()) {
            return otherwise;
        }
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    private static String orEmpty(@Nullable String text) {
        return Optional.ofNullable(text).orElse("");
    }

    /** What a part refers to, by the name it gives it. */
    private Map<String, Part> relations(String of) {
        var folder = of.substring(0, of.lastIndexOf('/') + 1);
        var relations = new HashMap<String, Part>();
        try (var xml = new XmlPart(
                open(folder + "_rels/" + of.substring(folder.length()) + ".rels", LARGEST_DESCRIPTION_BYTES))) {
            while (xml.next()) {
                if (xml.isStart("Relationship")) {
                    var type = orEmpty(xml.attribute("Type"));
                    var target = orEmpty(xml.attribute("Target"));
                    relations.put(
                            orEmpty(xml.attribute("Id")),
                            new Part(
                                    type.substring(type.lastIndexOf('/') + 1),
                                    target.startsWith("/") ? target.substring(1) : folder + target));
                }
            }
        }
        return relations;
    }

    private InputStream open(String path, long limitBytes) {
        try {
            var entry = zip.getEntry(path);
            if (entry == null) {
                throw SheetRefusal.NOT_A_SHEET.because();
            }
            return new UnpackedStream(zip.getInputStream(entry), limitBytes);
        } catch (IOException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    private record Part(String kind, String path) {}

    private final class Sheet implements Candidate {

        private final String name;
        private final String path;

        Sheet(String name, String path) {
            this.name = name;
            this.path = path;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public SourceRows rows() {
            return new XlsxRows(XlsxWorkbook.this, new XmlPart(open(path, limits.unpackedBytes())));
        }
    }
}
