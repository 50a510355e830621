package io.hearth.billing.tariff;

import io.hearth.billing.BillingProblem;
import io.hearth.security.CurrentCaller;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import java.util.List;
import java.util.Locale;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Tariffs: entered as a price document's data, tried with quotes, published for good. */
@RestController
@RequestMapping("/api/tariffs")
@PreAuthorize("hasRole('ADMIN')")
class TariffController {

    private final Tariffs tariffs;
    private final CurrentCaller caller;

    TariffController(Tariffs tariffs, CurrentCaller caller) {
        this.tariffs = tariffs;
        this.caller = caller;
    }

    @GetMapping
    @PreAuthorize("hasAnyRole('ADMIN', 'CLERK', 'FINANCE')")
    Paged<TariffView> page(@Valid PageQuery page) {
        return tariffs.page(page).map(TariffView::of);
    }

    @GetMapping("/{id}")
    @PreAuthorize("hasAnyRole('ADMIN', 'CLERK', 'FINANCE')")
    TariffView.WithDocument one(@PathVariable long id) {
        var row = tariffs.row(id);
        return new TariffView.WithDocument(TariffView.of(row), row.document());
    }

    /** Codes of the tariffs that ship with Hearth: published figures, to be checked before use. */
    @GetMapping("/ready-made")
    List<String> readyMade() {
        return ReadyMadeTariffs.CODES;
    }

    @PostMapping("/ready-made/{code}")
    @ResponseStatus(HttpStatus.CREATED)
    TariffView draftOfReadyMade(@PathVariable String code) {
        if (!ReadyMadeTariffs.CODES.contains(code)) {
            throw BillingProblem.TARIFF_NOT_FOUND.because(code);
        }
        return draft(ReadyMadeTariffs.json(code));
    }

    @PostMapping(consumes = MediaType.APPLICATION_JSON_VALUE)
    @ResponseStatus(HttpStatus.CREATED)
    TariffView draft(@RequestBody String document) {
        return TariffView.of(tariffs.draft(document, caller.get().subject()));
    }

    @PostMapping("/{id}/publish")
    TariffView publish(@PathVariable long id) {
        return TariffView.of(tariffs.publish(id, caller.get().subject()));
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void discard(@PathVariable long id) {
        tariffs.discard(id);
    }

    @PostMapping("/{id}/quote")
    @PreAuthorize("hasAnyRole('ADMIN', 'CLERK')")
    QuoteView quote(@PathVariable long id, @Valid @RequestBody QuoteRequest request, Locale language) {
        var version = Tariffs.version(tariffs.row(id));
        var season = version.seasonStartingIn(request.seasonStartYear());
        return QuoteView.of(season, Quote.of(version, request.facts(), season), language);
    }
}
