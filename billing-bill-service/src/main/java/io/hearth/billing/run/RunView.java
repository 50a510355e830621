package io.hearth.billing.run;

import io.hearth.service.BusinessTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/**
 * A run and how far it is.
 *
 * @param total properties in its scope when it began
 * @param billedFen sum of the bills it made
 * @param perSecond properties a second while working
 * @param secondsLeft at this rate; null before the first batch and after the end
 */
record RunView(
        long id,
        String season,
        LocalDate dueOn,
        long tariffId,
        Scope scope,
        RunStatus status,
        long total,
        long done,
        long billed,
        long alreadyBilled,
        long notPriced,
        long billedFen,
        long perSecond,
        @Nullable Long secondsLeft,
        String startedBy,
        OffsetDateTime startedAt,
        @Nullable OffsetDateTime finishedAt) {

    private static final long MILLIS = 1000;

    static RunView of(RunRow run) {
        long perSecond = run.workingMillis() == 0 ? 0 : run.done() * MILLIS / run.workingMillis();
        boolean open = run.status() == RunStatus.RUNNING || run.status() == RunStatus.PAUSED;
        return new RunView(
                run.id(),
                run.season(),
                run.dueOn(),
                run.tariffId(),
                run.scope(),
                run.status(),
                run.total(),
                run.done(),
                run.billed(),
                run.alreadyBilled(),
                run.notPriced(),
                run.billedFen().fen(),
                perSecond,
                open && perSecond > 0 ? Math.max(0, run.total() - run.done()) / perSecond : null,
                run.startedBy(),
                local(run.startedAt()),
                run.finishedAt() == null ? null : local(run.finishedAt()));
    }

    private static OffsetDateTime local(Instant moment) {
        return moment.atZone(BusinessTime.ZONE).toOffsetDateTime();
    }
}
