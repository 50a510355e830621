package io.hearth.simulation;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** What happened, line by line, for people; kept only when somebody is going to read it. */
final class Diary {

    private final List<String> lines = new ArrayList<>();
    private final boolean kept;

    Diary(boolean kept) {
        this.kept = kept;
    }

    /** @param what is asked for only when the line is kept */
    void note(Instant now, String who, Supplier<String> what) {
        if (kept) {
            var since = Duration.between(World.BEGIN, now);
            lines.add(String.format(
                    Locale.ROOT,
                    "%3d:%02d.%03d  %-8s %s",
                    since.toMinutes(),
                    since.toSecondsPart(),
                    since.toMillisPart(),
                    who,
                    what.get()));
        }
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
