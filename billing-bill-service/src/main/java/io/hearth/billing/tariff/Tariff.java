package io.hearth.billing.tariff;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * A tariff with its published versions; each is in force until the next one begins.
 *
 * @param versions one at least, all of one tariff, no two from the same date, else {@link IllegalArgumentException}
 */
public record Tariff(List<TariffVersion> versions) {

    public Tariff {
        versions = versions.stream()
                .sorted(Comparator.comparing(TariffVersion::effectiveFrom))
                .toList();
        if (versions.stream().map(TariffVersion::tariff).distinct().count() != 1) {
            throw new IllegalArgumentException("versions of one tariff are needed, not of " + versions);
        }
        var dates = new HashSet<LocalDate>();
        if (!versions.stream().map(TariffVersion::effectiveFrom).allMatch(dates::add)) {
            throw new IllegalArgumentException("two versions from the same date: " + versions);
        }
    }

    /** The version that prices a season which begins on this day; empty before the first version. */
    public Optional<TariffVersion> inForceOn(LocalDate day) {
        return versions.reversed().stream()
                .filter(version -> !version.effectiveFrom().isAfter(day))
                .findFirst();
    }

    /** What stands against publishing one more version; empty when nothing does. */
    public List<TariffProblem> problemsOfAdding(TariffVersion next) {
        var problems = new Problems();
        if (!next.tariff().equals(versions.getFirst().tariff())) {
            problems.add(
                    "tariff",
                    TariffProblem.Code.ANOTHER_TARIFF,
                    versions.getFirst().tariff());
        }
        if (versions.stream().anyMatch(version -> version.effectiveFrom().equals(next.effectiveFrom()))) {
            problems.add(
                    "effectiveFrom",
                    TariffProblem.Code.DATE_TAKEN,
                    next.effectiveFrom().toString());
        }
        return problems.list();
    }
}
