package io.hearth.billing.run;

import io.hearth.billing.tariff.NotPricedReason;
import io.hearth.billing.tariff.Tariffs;
import io.hearth.security.CurrentCaller;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import java.time.LocalDate;
import java.time.Month;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Billing runs: started, watched, paused, resumed and cancelled by an administrator. */
@RestController
@RequestMapping("/api/billing-runs")
@PreAuthorize("hasRole('ADMIN')")
class RunController {

    private static final int LAST_DAY_OF_DECEMBER = 31;

    private final Runs runs;
    private final RunWorker worker;
    private final PropertiesToBill properties;
    private final Tariffs tariffs;
    private final CurrentCaller caller;

    RunController(Runs runs, RunWorker worker, PropertiesToBill properties, Tariffs tariffs, CurrentCaller caller) {
        this.runs = runs;
        this.worker = worker;
        this.properties = properties;
        this.tariffs = tariffs;
        this.caller = caller;
    }

    @PostMapping
    @ResponseStatus(HttpStatus.ACCEPTED)
    RunView start(@Valid @RequestBody StartRun request) {
        int startYear = Season.startYear(request.season());
        var tariff = tariffs.forSeason(startYear, Optional.ofNullable(request.tariff()));
        var scope = Objects.requireNonNullElse(request.scope(), Scope.ALL);
        var dueOn = Objects.requireNonNullElseGet(
                request.dueOn(), () -> LocalDate.of(startYear, Month.DECEMBER, LAST_DAY_OF_DECEMBER));
        var run = runs.start(
                request.season(),
                dueOn,
                tariff.id(),
                scope,
                properties.count(scope),
                caller.get().subject());
        worker.wake();
        return RunView.of(run);
    }

    @GetMapping
    Paged<RunView> page(@Valid PageQuery page) {
        return runs.page(page).map(RunView::of);
    }

    @GetMapping("/{id}")
    RunView one(@PathVariable long id) {
        return RunView.of(runs.run(id));
    }

    /** @param reasonText in the language of the reader */
    record FailureView(long propertyId, String customerNo, String address, NotPricedReason reason, String reasonText) {}

    @GetMapping("/{id}/failures")
    Paged<FailureView> failures(@PathVariable long id, @Valid PageQuery page, Locale language) {
        boolean english = language.getLanguage().equals(Locale.ENGLISH.getLanguage());
        return runs.failures(runs.run(id).id(), page)
                .map(failure -> new FailureView(
                        failure.propertyId(),
                        failure.customerNo(),
                        failure.address(),
                        failure.reason(),
                        english ? failure.reason().english() : failure.reason().chinese()));
    }

    @PostMapping("/{id}/pause")
    RunView pause(@PathVariable long id) {
        return RunView.of(runs.move(id, RunStatus.PAUSED));
    }

    @PostMapping("/{id}/resume")
    RunView resume(@PathVariable long id) {
        var run = RunView.of(runs.move(id, RunStatus.RUNNING));
        worker.wake();
        return run;
    }

    /** Cancels what is left; bills already made stay and can be voided one by one. */
    @PostMapping("/{id}/cancel")
    RunView cancel(@PathVariable long id) {
        return RunView.of(runs.move(id, RunStatus.CANCELLED));
    }
}
