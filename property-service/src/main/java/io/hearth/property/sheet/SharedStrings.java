package io.hearth.property.sheet;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The texts that the cells of an xlsx refer to by number, packed as UTF-8 because there may be a million of them. */
final class SharedStrings {

    private byte[] texts = {};
    private int[] ends = new int[1024];
    private int count;

    static SharedStrings none() {
        return new SharedStrings();
    }

    static SharedStrings read(InputStream part, int limitBytes) {
        var strings = new SharedStrings();
        var packed = new ByteArrayOutputStream();
        try (var xml = new XmlPart(part)) {
            var text = new CellText();
            while (xml.next()) {
                text.follow(xml, "t");
                if (xml.isEnd() && xml.tag().equals("si")) {
                    packed.writeBytes(text.take().getBytes(StandardCharsets.UTF_8));
                    strings.add(packed.size());
                    if (packed.size() + strings.count * (long) Integer.BYTES > limitBytes) {
                        throw SheetRefusal.UNPACKS_TOO_LARGE.because();
                    }
                }
            }
        }
        strings.texts = packed.toByteArray();
        return strings;
    }

    private void add(int end) {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, count * 2);
        }
        ends[count++] = end;
    }

    /** @throws SheetRefused if the file has no text of this number */
    String get(int number) {
        if (number < 0 || number >= count) {
            throw SheetRefusal.DAMAGED.because();
        }
        int start = number == 0 ? 0 : ends[number - 1];
        return new String(texts, start, ends[number] - start, StandardCharsets.UTF_8);
    }
}
