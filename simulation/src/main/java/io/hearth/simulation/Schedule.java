package io.hearth.simulation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** One run of the world: what broke, and the choices that led there. */
record Schedule(long seed, Rules rules, Optional<String> violation, int[] choices) {

    static Schedule ofSeed(long seed, Rules rules) {
        return run(seed, rules, Dice.ofSeed(seed), new Diary(false));
    }

    private static Schedule run(long seed, Rules rules, Dice dice, Diary diary) {
        var violation = new World(dice, rules, diary).run();
        return new Schedule(seed, rules, violation, dice.thrown());
    }

    /** The same with choices left out or made plain as long as something still breaks. */
    Schedule shrunk() {
        var smallest = this;
        for (int length = choices.length / 2; length > 0; length /= 2) {
            smallest = smallest.without(length);
        }
        return smallest;
    }

    private Schedule without(int length) {
        var smallest = this;
        for (int from = smallest.choices.length - length; from >= 0; from -= length) {
            int end = Math.min(from + length, smallest.choices.length);
            if (from < end) {
                smallest = smallest.orIfItBreaks(smallest.cut(from, end));
                smallest = smallest.orIfItBreaks(smallest.plain(from, Math.min(end, smallest.choices.length)));
            }
        }
        return smallest;
    }

    private Schedule orIfItBreaks(int[] other) {
        var tried = run(seed, rules, Dice.replaying(other), new Diary(false));
        return tried.violation.isPresent() && isSimpler(tried.choices) ? tried : this;
    }

    private boolean isSimpler(int[] other) {
        return other.length < choices.length || other.length == choices.length && weight(other) < weight(choices);
    }

    private static long weight(int[] thrown) {
        long sum = 0;
        for (int one : thrown) {
            sum += one;
        }
        return sum;
    }

    private int[] cut(int from, int end) {
        var shorter = new int[choices.length - (end - from)];
        System.arraycopy(choices, 0, shorter, 0, from);
        System.arraycopy(choices, end, shorter, from, choices.length - end);
        return shorter;
    }

    private int[] plain(int from, int end) {
        var same = choices.clone();
        Arrays.fill(same, from, Math.max(from, end), 0);
        return same;
    }

    /** How many choices were not the plain one. */
    long chances() {
        return Arrays.stream(choices).filter(choice -> choice != 0).count();
    }

    /** What happened, line by line. */
    List<String> diary() {
        var diary = new Diary(true);
        run(seed, rules, Dice.replaying(choices), diary);
        return diary.lines();
    }
}
