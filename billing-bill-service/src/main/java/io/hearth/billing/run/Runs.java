package io.hearth.billing.run;

import com.baomidou.mybatisplus.core.toolkit.Wrappers;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.billing.BillingProblem;
import io.hearth.problem.IllegalStepException;
import io.hearth.service.Live;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The stored runs. */
@Repository
class Runs {

    private final RunMapper mapper;
    private final Clock clock;
    private final Live<RunSettings> settings;

    Runs(RunMapper mapper, Clock clock, Live<RunSettings> settings) {
        this.mapper = mapper;
        this.clock = clock;
        this.settings = settings;
    }

    @Transactional
    public RunRow start(String season, LocalDate dueOn, long tariffId, Scope scope, long total, String by) {
        mapper.start(season, dueOn, tariffId, scope, total, by, clock.instant());
        return run(mapper.lastId());
    }

    /** A run that no living worker has, now the worker's; empty when there is none. */
    Optional<RunRow> claim(String worker) {
        var now = clock.instant();
        var id = mapper.waiting(now);
        return id != null && mapper.claim(id, worker, now.plus(settings.now().lease()), now) == 1
                ? Optional.of(run(id))
                : Optional.empty();
    }

    /** Whether the worker still had the run, which then stands one batch further. */
    boolean advance(RunRow run, String worker, RunStep step, List<RunFailure> failures) {
        if (!failures.isEmpty()) {
            mapper.addFailures(run.id(), failures);
        }
        return mapper.advance(
                        run.id(), worker, clock.instant().plus(settings.now().lease()), step)
                == 1;
    }

    void complete(RunRow run) {
        mapper.move(run.id(), RunStatus.RUNNING, RunStatus.RUNNING.to(RunStatus.COMPLETED), clock.instant());
    }

    /**
     * Pauses, resumes or cancels a run.
     *
     * @throws io.hearth.problem.ProblemException {@link BillingProblem#RUN_STEP_REFUSED} when the run is in no state for that
     */
    RunRow move(long id, RunStatus target) {
        var run = run(id);
        try {
            var to = run.status().to(target);
            if (mapper.move(id, run.status(), to, target == RunStatus.CANCELLED ? clock.instant() : null) == 1) {
                return run(id);
            }
        } catch (IllegalStepException e) {
            throw BillingProblem.RUN_STEP_REFUSED.because(id, run.status()).causedBy(e);
        }
        throw BillingProblem.RUN_STEP_REFUSED.because(id, run(id).status());
    }

    RunRow run(long id) {
        return Optional.ofNullable(mapper.selectById(id)).orElseThrow(() -> BillingProblem.RUN_NOT_FOUND.because(id));
    }

    Paged<RunRow> page(PageQuery query) {
        var found = mapper.selectPage(
                Page.of(query.number(), query.length()),
                Wrappers.<RunRow>query().orderByDesc("id"));
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    Paged<RunFailure> failures(long id, PageQuery query) {
        var found = mapper.failures(Page.of(query.number(), query.length()), id);
        return Paged.of(query, found.getRecords(), found.getTotal());
    }
}
