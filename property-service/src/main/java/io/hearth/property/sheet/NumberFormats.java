package io.hearth.property.sheet;

import java.io.InputStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Knows which styles of an xlsx show a number as a date; dates are only days counted from an epoch. */
final class NumberFormats {

    /** Formats without a written code, by ECMA-376 part 1, 18.8.30: everywhere, and in Chinese (27 to 36, 50 to 58). */
    private static final Set<Integer> BUILT_IN_DATES = builtInDates();

    private static final Pattern NOT_A_CODE = Pattern.compile("\"[^\"]*\"|\\[[^\\]]*]|\\\\.|_.|\\*.");
    private static final Pattern DATE_CODE = Pattern.compile("[yYdD]");

    private final List<Boolean> dateByStyle = new ArrayList<>();

    static NumberFormats none() {
        return new NumberFormats();
    }

    static NumberFormats read(InputStream part) {
        var formats = new NumberFormats();
        var codes = new HashMap<Integer, String>();
        try (var xml = new XmlPart(part)) {
            boolean inStyles = false;
            while (xml.next()) {
                if (xml.isStart("numFmt")) {
                    var code = xml.attribute("formatCode");
                    codes.put(XlsxWorkbook.number(xml.attribute("numFmtId"), 0), code == null ? "" : code);
                } else if ((xml.isStart() || xml.isEnd()) && xml.tag().equals("cellXfs")) {
                    inStyles = xml.isStart();
                } else if (inStyles && xml.isStart("xf")) {
                    int id = XlsxWorkbook.number(xml.attribute("numFmtId"), 0);
                    formats.dateByStyle.add(
                            codes.containsKey(id) ? isDate(codes.get(id)) : BUILT_IN_DATES.contains(id));
                }
            }
        }
        return formats;
    }

    boolean isDate(int style) {
        return style >= 0 && style < dateByStyle.size() && dateByStyle.get(style);
    }

    /** The day a number stands for; in the old epoch of Windows day 60 is a 29 February 1900 that never was. */
    static LocalDate day(long number, boolean since1904) {
        if (since1904) {
            return LocalDate.of(1904, 1, 1).plusDays(number);
        }
        return LocalDate.of(1899, 12, number < 60 ? 31 : 30).plusDays(number);
    }

    private static boolean isDate(String code) {
        return DATE_CODE.matcher(NOT_A_CODE.matcher(code).replaceAll("")).find();
    }

    private static Set<Integer> builtInDates() {
        var ids = new TreeSet<Integer>(Set.of(14, 15, 16, 17, 22));
        for (int id = 27; id <= 36; id++) {
            ids.add(id);
        }
        for (int id = 50; id <= 58; id++) {
            ids.add(id);
        }
        return ids;
    }
}
