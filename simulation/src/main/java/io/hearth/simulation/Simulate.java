package io.hearth.simulation;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;

/** {@code ./hearth simulate [--seed N] [--schedules M]}: tries schedules, and shows the first that breaks something. */
public final class Simulate {

    private Simulate() {}

    public static void main(String[] arguments) {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try {
            System.exit(run(Options.parse(arguments), out));
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(Options.USAGE);
            System.exit(2);
        }
    }

    private static int run(Options options, PrintStream out) {
        long schedules = options.schedules();
        out.println("./hearth simulate --seed " + options.seed() + " --schedules " + schedules);
        long began = System.nanoTime();
        var broken = firstBroken(options.seed(), schedules, Rules.asTheyAre());
        var took = Duration.ofNanos(System.nanoTime() - began);
        if (broken.isPresent()) {
            show(broken.get(), out);
            return 1;
        }
        out.printf(
                Locale.ROOT,
                "%d schedules in %.1f s, %d a second: the books always held%n",
                schedules,
                took.toMillis() / 1000.0,
                schedules * 1000 / Math.max(1, took.toMillis()));
        return 0;
    }

    /** The first schedule that breaks something, of as many as asked for, beginning with a seed; on all processors. */
    static Optional<Schedule> firstBroken(long seed, long schedules, Rules rules) {
        return LongStream.range(seed, seed + schedules)
                .parallel()
                .mapToObj(each -> Schedule.ofSeed(each, rules))
                .filter(schedule -> schedule.violation().isPresent())
                .findFirst();
    }

    private static void show(Schedule broken, PrintStream out) {
        var shrunk = broken.shrunk();
        out.printf(
                "seed %d breaks: %s%nshrunk from %d faults and chances to %d: %s%n",
                broken.seed(),
                broken.violation().orElse(""),
                broken.chances(),
                shrunk.chances(),
                shrunk.violation().orElse(""));
        shrunk.diary().forEach(out::println);
    }
}
