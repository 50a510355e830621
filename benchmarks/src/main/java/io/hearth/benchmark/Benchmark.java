package io.hearth.benchmark;

import io.hearth.books.Books;
import io.hearth.books.BooksCheck;
import io.hearth.books.BooksLine;
import io.hearth.district.District;
import io.hearth.site.Site;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;

/**
 * {@code ./hearth benchmark}: residents of the sample district pay through the gateway, and beside it the same rows are written
 * by plain JDBC (docs/operations/benchmark.md). Ends with 1 when the books do not balance afterwards, with 2 on wrong options.
 */
public final class Benchmark {

    /** Of one payer in one round, where there are enough: a phone gets only so many messages a day. */
    private static final int PAYMENTS_EACH = 2;

    /** An order is seen to be paid a moment before its bill can be paid again, so nobody pays twice in a row. */
    private static final int PAYERS_OF_A_THREAD = 2;

    private static final Duration UNTIL_QUIET = Duration.ofSeconds(60);

    private final Options options;
    private final Site site;
    private final Path home;
    private final PrintStream out;

    private Benchmark(Options options, Site site, Path home, PrintStream out) {
        this.options = options;
        this.site = site;
        this.home = home;
        this.out = out;
    }

    public static void main(String[] arguments) throws InterruptedException, SQLException {
        System.exit(run(arguments));
    }

    private static int run(String... arguments) throws InterruptedException, SQLException {
        Options options;
        try {
            options = Options.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(Options.USAGE);
            return 2;
        }
        var home = System.getenv("HEARTH_HOME");
        if (home == null) {
            throw new IllegalStateException("HEARTH_HOME is not set: run this by ./hearth");
        }
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        var benchmark = new Benchmark(options, Site.ofThisProcess(), Path.of(home), out);
        benchmark.measure();
        return benchmark.booksBalance() ? 0 : 1;
    }

    private void measure() throws InterruptedException, SQLException {
        new District(site.people().newAdmin(), Path.of("")).prepare();
        var payers = Payers.owing(site, options.payments() * Payer.AMOUNT_FEN);
        int aRound = payersOfARound(payers.left());
        var stack = new Stack(site, home);
        var report = new Report(out);
        try (var crew = new Crew(options.threads())) {
            var orders = stack.pay(options.threads(), payers.signIn(options.threads(), crew), crew);
            stack.awaitInvoicesAndMessages(orders);
            report.begin(options, Machine.here(site.database().client()), aRound, stack.atRest());
            try (var floor = Floor.open(site.database(), home, orders.getLast(), options.threads())) {
                floor.measure(crew);
                var rounds = new ArrayList<Round>();
                for (int number = 1; number <= options.rounds(); number++) {
                    var signedIn = payers.signIn(aRound, crew);
                    var round = new Round(stack.measure(options.payments(), signedIn, crew), floor.measure(crew));
                    report.round(number, round);
                    rounds.add(round);
                }
                report.end(rounds);
            }
        }
    }

    /** As many as there are for each round, so that each has others. */
    private int payersOfARound(int owing) {
        int least = Math.min(options.payments(), PAYERS_OF_A_THREAD * options.threads());
        int share = (owing - options.threads()) / options.rounds();
        if (share < least) {
            throw new IllegalStateException(
                    "%d residents have open bills, but %d are needed for each of %d rounds: ./hearth reset begins anew"
                            .formatted(owing, least, options.rounds()));
        }
        return Math.min(share, Math.max(least, Math.ceilDiv(options.payments(), PAYMENTS_EACH)));
    }

    private boolean booksBalance() {
        var lines = new BooksCheck(site).linesOnceQuiet(UNTIL_QUIET);
        Books.print(lines, out);
        return lines.stream().allMatch(BooksLine::holds);
    }
}
