package io.hearth.benchmark;

import java.util.Arrays;
import java.util.Iterator;

/**
 * What the caller asks for.
 *
 * @param payments in each round
 * @param threads how many payers pay at once
 */
record Options(int payments, int threads, int rounds) {

    static final String USAGE = "./hearth benchmark [--payments N] [--threads N] [--rounds N]";

    private static final int MOST_PAYMENTS = 2_000;
    private static final int MOST_THREADS = 32;
    private static final int MOST_ROUNDS = 10;

    Options {
        requireWithin("--payments", payments, MOST_PAYMENTS);
        requireWithin("--threads", threads, MOST_THREADS);
        requireWithin("--rounds", rounds, MOST_ROUNDS);
        if (threads > payments) {
            throw new IllegalArgumentException("--threads %d are more than --payments %d".formatted(threads, payments));
        }
    }

    /**
     * Reads {@code --name N} and {@code --name=N}.
     *
     * @throws IllegalArgumentException saying what is wrong
     */
    static Options parse(String... arguments) {
        int payments = 100;
        int threads = 8;
        int rounds = 3;
        var words = Arrays.stream(arguments)
                .flatMap(argument -> Arrays.stream(argument.split("=", 2)))
                .iterator();
        while (words.hasNext()) {
            var name = words.next();
            switch (name) {
                case "--payments" -> payments = number(name, words);
                case "--threads" -> threads = number(name, words);
                case "--rounds" -> rounds = number(name, words);
                default -> throw new IllegalArgumentException("there is no option " + name);
            }
        }
        return new Options(payments, threads, rounds);
    }

    /** The command that does the same again. */
    String command() {
        return "./hearth benchmark --payments %d --threads %d --rounds %d".formatted(payments, threads, rounds);
    }

    private static int number(String name, Iterator<String> words) {
        if (!words.hasNext()) {
            throw new IllegalArgumentException(name + " needs a number");
        }
        var word = words.next();
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("%s needs a number, not '%s'".formatted(name, word), e);
        }
    }

    private static void requireWithin(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new IllegalArgumentException("%s must be from 1 to %d, not %d".formatted(name, most, value));
        }
    }
}
