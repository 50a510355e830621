package io.hearth.billing.tariff;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * One version of a tariff: what a price document says, as data, from a date on. Once published it never changes.
 *
 * <p>Its written form is the JSON of {@link TariffReader} and {@link TariffWriter}.
 *
 * @param tariff code of the tariff, the same in all its versions: {@code harbin}
 * @param scope where it applies, for people: a city, a heat network, some districts
 * @param effectiveFrom first day on which a season that begins is priced by this version
 * @param sourceNote how far the figures can be trusted
 * @throws IllegalArgumentException if the version has problems; {@link TariffReader} lists them instead
 */
public record TariffVersion(
        String tariff,
        String city,
        String scope,
        LocalDate effectiveFrom,
        String sourceNote,
        List<PriceDocument> documents,
        SeasonDates heatingSeason,
        List<Rate> rates) {

    public TariffVersion {
        documents = List.copyOf(documents);
        rates = List.copyOf(rates);
        var problems = new Problems();
        check(documents, heatingSeason, rates, problems);
        if (problems.count() > 0) {
            throw new IllegalArgumentException(problems.list().toString());
        }
    }

    /** The season that begins in a year, on the usual dates; a prolonged or shortened one is told otherwise. */
    public HeatingSeason seasonStartingIn(int year) {
        return heatingSeason.startingIn(year);
    }

    Optional<Rate> rateFor(CustomerClass customerClass) {
        return rates.stream()
                .filter(rate -> rate.customerClasses().contains(customerClass))
                .findFirst();
    }

    static void check(List<PriceDocument> documents, SeasonDates season, List<Rate> rates, Problems problems) {
        if (documents.isEmpty()) {
            problems.add("documents", TariffProblem.Code.EMPTY_LIST);
        }
        for (int i = 0; i < documents.size(); i++) {
            documents.get(i).check(problems.at("documents", i));
        }
        season.check(problems.at("heatingSeason"));
        if (rates.isEmpty()) {
            problems.add("rates", TariffProblem.Code.EMPTY_LIST);
        }
        var priced = new HashSet<CustomerClass>();
        for (int i = 0; i < rates.size(); i++) {
            var rate = rates.get(i);
            rate.check(problems.at("rates", i));
            for (var customerClass : rate.customerClasses()) {
                if (!priced.add(customerClass)) {
                    problems.at("rates", i)
                            .add("customerClasses", TariffProblem.Code.CLASS_TWICE, customerClass.code());
                }
            }
            if (rate.price().per() == Price.Per.MONTH && season.months() == null) {
                problems.add("heatingSeason.months", TariffProblem.Code.MONTHS_NEEDED);
            }
        }
    }
}
