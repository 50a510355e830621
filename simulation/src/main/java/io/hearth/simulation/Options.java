package io.hearth.simulation;

/**
 * What to simulate.
 *
 * @param seed of the first schedule; each further one has the next
 */
record Options(long seed, long schedules) {

    static final String USAGE = "./hearth simulate [--seed N] [--schedules M, 1 or more; 200000 unless said otherwise]";

    private static final long USUAL = 200_000;

    Options {
        if (schedules < 1) {
            throw new IllegalArgumentException("--schedules must be 1 or more, not " + schedules);
        }
    }

    /** @throws IllegalArgumentException for an option that is not known, without a value, or with one that is no number */
    static Options parse(String... arguments) {
        var options = new Options(System.nanoTime(), USUAL);
        for (int at = 0; at < arguments.length; at += 2) {
            var value = at + 1 < arguments.length ? arguments[at + 1] : "nothing";
            options = switch (arguments[at]) {
                case "--seed" -> new Options(number("--seed", value), options.schedules);
                case "--schedules" -> new Options(options.seed, number("--schedules", value));
                default -> throw new IllegalArgumentException("there is no option " + arguments[at]);
            };
        }
        return options;
    }

    private static long number(String option, String value) {
        if (!value.matches("-?\\d{1,18}")) {
            throw new IllegalArgumentException(option + " must be a number, not " + value);
        }
        return Long.parseLong(value);
    }
}
