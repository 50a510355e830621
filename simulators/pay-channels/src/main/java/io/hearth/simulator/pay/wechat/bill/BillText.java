package io.hearth.simulator.pay.wechat.bill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.stream.Collectors;

/** Writes lines as the channel's files have them: a backquote before every value, so that no spreadsheet takes it for a number. */
final class BillText {

    private static final String END = "\r\n";

    private final Writer to;

    BillText(Writer to) {
        this.to = to;
    }

    void header(String names) {
        write(names + END);
    }

    void line(Collection<String> values) {
        write(values.stream().map(BillText::clean).collect(Collectors.joining(",", "", END)));
    }

    /** A comma or line break in a merchant's text would break the line. */
    private static String clean(String value) {
        return "`" + value.replaceAll("[,`\\r\\n]+", " ");
    }

    private void write(String text) {
        try {
            to.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException("a bill file", e);
        }
    }
}
