package io.hearth.books;

import io.hearth.site.Site;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** {@code ./hearth books}: prints the eight lines and ends with 1 unless all hold. */
public final class Books {

    private static final Duration UNTIL_QUIET = Duration.ofSeconds(30);
    private static final int VIOLATIONS_SHOWN = 20;

    private Books() {}

    public static void main(String[] arguments) {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        var lines = new BooksCheck(Site.ofThisProcess()).linesOnceQuiet(UNTIL_QUIET);
        print(lines, out);
        System.exit(lines.stream().allMatch(BooksLine::holds) ? 0 : 1);
    }

    /** One row for each line, and below it what does not fit. */
    public static void print(List<BooksLine> lines, PrintStream out) {
        out.println("books");
        for (var line : lines) {
            out.printf("  %d  %-8s %7d checked  %s%n", line.number(), verdict(line), line.checked(), line.says());
            line.violations().stream().limit(VIOLATIONS_SHOWN).forEach(what -> out.println("       " + what));
            int more = line.violations().size() - VIOLATIONS_SHOWN;
            if (more > 0) {
                out.println("       and " + more + " more");
            }
        }
    }

    private static String verdict(BooksLine line) {
        if (line.holds()) {
            return "holds";
        }
        return line.violations().isEmpty() ? "NOTHING" : "BROKEN";
    }
}
