package io.hearth.benchmark;

import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;

/** The tables that a benchmark prints. */
final class Report {

    private final PrintStream out;

    Report(PrintStream out) {
        this.out = out;
    }

    void begin(Options options, Machine machine, int payers, double atRest) {
        out.printf("%nbenchmark   %s%n", options.command());
        out.printf("machine     %s%n", machine.words());
        out.printf("payers      %d in each round, signed in before it; nothing is random%n", payers);
        out.printf("at rest     %.0f CPU ms in each second, by all programs of the stack%n%n", atRest);
        out.println("               stack                    floor               stack / floor");
        out.println("round   payments/s  CPU ms each   payments/s  CPU ms each   payments/s   CPU ms");
    }

    void round(int number, Round round) {
        row(
                "" + number,
                round.stack().perSecond(),
                round.stack().cpuMillisEach(),
                round.floor().perSecond(),
                round.floor().cpuMillisEach(),
                round.paceRatio(),
                round.cpuRatio());
    }

    void end(List<Round> rounds) {
        row(
                "median",
                Median.of(rounds, round -> round.stack().perSecond()),
                Median.of(rounds, round -> round.stack().cpuMillisEach()),
                Median.of(rounds, round -> round.floor().perSecond()),
                Median.of(rounds, round -> round.floor().cpuMillisEach()),
                Median.of(rounds, Round::paceRatio),
                Median.of(rounds, Round::cpuRatio));
        programs("stack", rounds.stream().map(Round::stack).toList());
        programs("floor", rounds.stream().map(Round::floor).toList());
        out.println();
    }

    private void row(
            String name, double pace, double cpu, double floorPace, double floorCpu, double paces, double cpus) {
        out.printf(
                "%-6s  %10.1f  %11.1f   %10.1f  %11.2f   %10.4f   %6.1f%n",
                name, pace, cpu, floorPace, floorCpu, paces, cpus);
    }

    private void programs(String side, List<Run> runs) {
        out.printf("%n%-21s  CPU ms each (median)%n", side);
        runs.getFirst().cpuMillis().keySet().stream()
                .sorted(Comparator.comparingDouble((String program) -> each(program, runs))
                        .reversed())
                .forEach(program -> out.printf("  %-19s  %11.2f%n", program, each(program, runs)));
    }

    private static double each(String program, List<Run> runs) {
        return Median.of(runs, run -> run.cpuMillisEach(program));
    }
}
