package io.hearth.simulation;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * All choices of one schedule, drawn from a seed and remembered, or thrown as a list says. A choice of 0 is always the plain one:
 * the oldest task, no fault; so a list with more zeros is a simpler schedule.
 */
final class Dice {

    private static final int ROOM = 256;

    private final SplittableRandom random;
    private final int[] given;
    private final boolean replayed;
    private int[] thrown = new int[ROOM];
    private int count;

    private Dice(SplittableRandom random, int[] given, boolean replayed) {
        this.random = random;
        this.given = given;
        this.replayed = replayed;
    }

    static Dice ofSeed(long seed) {
        return new Dice(new SplittableRandom(seed), new int[0], false);
    }

    /** As listed, and zeros after that. */
    static Dice replaying(int[] choices) {
        return new Dice(new SplittableRandom(0), choices, true);
    }

    /** One of 0 to {@code sides - 1}. */
    int below(int sides) {
        int choice = replayed ? given(count) % sides : random.nextInt(sides);
        if (count == thrown.length) {
            thrown = Arrays.copyOf(thrown, 2 * count);
        }
        thrown[count++] = choice;
        return choice;
    }

    /** True so many times in a hundred. */
    boolean percent(int times) {
        return below(100) >= 100 - times;
    }

    int[] thrown() {
        return Arrays.copyOf(thrown, count);
    }

    private int given(int index) {
        return index < given.length ? given[index] : 0;
    }
}
