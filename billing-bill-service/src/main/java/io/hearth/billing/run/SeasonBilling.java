package io.hearth.billing.run;

import io.hearth.billing.bill.BillIssuing;
import io.hearth.billing.bill.BillKind;
import io.hearth.billing.bill.NewBill;
import io.hearth.billing.tariff.NotPricedReason;
import io.hearth.billing.tariff.Quote;
import io.hearth.billing.tariff.TariffVersion;
import io.hearth.billing.tariff.Tariffs;
import io.hearth.money.Money;
import io.hearth.service.Live;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.json.JsonMapper;

/** Prices one batch of a run's properties and stores its bills together with the run's progress: all or nothing. */
@Component
class SeasonBilling {

    private final PropertiesToBill properties;
    private final Tariffs tariffs;
    private final BillIssuing issuing;
    private final Runs runs;
    private final TransactionTemplate transaction;
    private final JsonMapper json;
    private final Clock clock;
    private final Live<RunSettings> settings;

    SeasonBilling(
            PropertiesToBill properties,
            Tariffs tariffs,
            BillIssuing issuing,
            Runs runs,
            TransactionTemplate transaction,
            JsonMapper json,
            Clock clock,
            Live<RunSettings> settings) {
        this.properties = properties;
        this.tariffs = tariffs;
        this.issuing = issuing;
        this.runs = runs;
        this.transaction = transaction;
        this.json = json;
        this.clock = clock;
        this.settings = settings;
    }

    /** Bills the next batch; false when the run has no more properties, or is no longer this worker's. */
    boolean nextBatch(RunRow run, String worker) {
        var began = clock.instant();
        var batch = properties.after(run.lastPropertyId(), settings.now().batch(), run.scope());
        if (batch.isEmpty()) {
            runs.complete(run);
            return false;
        }
        var already = issuing.alreadyBilled(
                run.season(),
                BillKind.HEAT,
                batch.stream().map(PropertiesToBill.Property::id).toList());
        var toBill = batch.stream().filter(home -> !already.contains(home.id())).toList();
        var priced = price(run, toBill);
        var numbered = issuing.number(priced.bills());
        var step = new RunStep(
                batch.getLast().id(),
                numbered.size(),
                already.size(),
                priced.failures().size(),
                Money.sum(priced.bills().stream().map(NewBill::due).toList()),
                Duration.between(began, clock.instant()).toMillis());
        return Boolean.TRUE.equals(transaction.execute(status -> {
            issuing.store(numbered);
            boolean stillOurs = runs.advance(run, worker, step, priced.failures());
            if (!stillOurs) {
                status.setRollbackOnly();
            }
            return stillOurs;
        }));
    }

    private record Priced(List<NewBill> bills, List<RunFailure> failures) {}

    private Priced price(RunRow run, List<PropertiesToBill.Property> homes) {
        var version = tariffs.published(run.tariffId()).version();
        var bills = new ArrayList<NewBill>();
        var failures = new ArrayList<RunFailure>();
        for (var home : homes) {
            switch (quote(run, home, version)) {
                case Quote.Priced priced -> bills.add(bill(run, home, priced));
                case Quote.NotPriced not ->
                    failures.add(new RunFailure(home.id(), home.customerNo(), home.address(), not.reason()));
            }
        }
        return new Priced(bills, failures);
    }

    private static Quote quote(RunRow run, PropertiesToBill.Property home, TariffVersion version) {
        return home.supplyStopped()
                ? new Quote.NotPriced(NotPricedReason.SUPPLY_STOPPED)
                : Quote.of(version, home.facts(), version.seasonStartingIn(Season.startYear(run.season())));
    }

    private NewBill bill(RunRow run, PropertiesToBill.Property home, Quote.Priced priced) {
        var lines = priced.lines().stream()
                .map(line ->
                        new NewBill.Line(line.amount(), line.formula(), json.writeValueAsString(LineInputs.of(line))))
                .toList();
        return new NewBill(
                home.customerNo(),
                home.id(),
                home.address(),
                run.season(),
                BillKind.HEAT,
                run.tariffId(),
                run.dueOn(),
                lines);
    }
}
