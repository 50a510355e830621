package io.hearth.billing.tariff;

import com.baomidou.mybatisplus.core.toolkit.Wrappers;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.billing.BillingProblem;
import io.hearth.problem.FieldProblem;
import io.hearth.problem.ProblemException;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** The stored tariffs: drafts, and published versions that never change. */
@Repository
public class Tariffs {

    private final TariffMapper mapper;
    private final Clock clock;

    Tariffs(TariffMapper mapper, Clock clock) {
        this.mapper = mapper;
        this.clock = clock;
    }

    /** A published version with its number, which bills name. */
    public record Published(long id, TariffVersion version) {}

    /**
     * The published version that prices a season.
     *
     * @param startYear of the season
     * @param code of the tariff; empty when the company has only one
     * @throws ProblemException {@link BillingProblem#NO_TARIFF} or {@link BillingProblem#SEVERAL_TARIFFS}
     */
    public Published forSeason(int startYear, Optional<String> code) {
        var byCode = mapper.published().stream()
                .filter(row -> code.isEmpty() || row.code().equals(code.get()))
                .collect(Collectors.groupingBy(TariffRow::code));
        var inForce = byCode.values().stream()
                .flatMap(versions -> inForce(versions, startYear).stream())
                .toList();
        if (inForce.size() > 1) {
            throw BillingProblem.SEVERAL_TARIFFS.because(
                    byCode.keySet().stream().sorted().toList());
        }
        return inForce.stream().findFirst().orElseThrow(() -> BillingProblem.NO_TARIFF.because(startYear));
    }

    /**
     * A published version.
     *
     * @throws ProblemException {@link BillingProblem#TARIFF_NOT_FOUND}
     */
    public Published published(long id) {
        var row = row(id);
        if (row.status() != TariffStatus.PUBLISHED) {
            throw BillingProblem.TARIFF_NOT_FOUND.because(id);
        }
        return new Published(id, version(row));
    }

    TariffRow draft(String json, String by) {
        var version = accepted(TariffReader.read(json));
        try {
            mapper.insertDraft(version, TariffWriter.write(version), by, clock.instant());
        } catch (DuplicateKeyException e) {
            throw BillingProblem.TARIFF_INVALID
                    .because()
                    .at(List.of(field(new TariffProblem(
                            "effectiveFrom",
                            TariffProblem.Code.DATE_TAKEN,
                            version.effectiveFrom().toString()))));
        }
        return mapper.version(version.tariff(), version.effectiveFrom());
    }

    TariffRow publish(long id, String by) {
        if (mapper.publish(id, by, clock.instant()) == 0) {
            var row = row(id);
            throw BillingProblem.TARIFF_PUBLISHED.because(row.code());
        }
        return row(id);
    }

    void discard(long id) {
        if (mapper.deleteDraft(id) == 0) {
            throw BillingProblem.TARIFF_PUBLISHED.because(row(id).code());
        }
    }

    TariffRow row(long id) {
        return Optional.ofNullable(mapper.selectById(id))
                .orElseThrow(() -> BillingProblem.TARIFF_NOT_FOUND.because(id));
    }

    Paged<TariffRow> page(PageQuery query) {
        var found = mapper.selectPage(
                Page.of(query.number(), query.length()),
                Wrappers.<TariffRow>query().orderByAsc("code").orderByDesc("effective_from"));
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    static TariffVersion version(TariffRow row) {
        return accepted(TariffReader.read(row.document()));
    }

    private static Optional<Published> inForce(List<TariffRow> versions, int startYear) {
        var numbers = versions.stream().collect(Collectors.toMap(TariffRow::effectiveFrom, TariffRow::id));
        var tariff = new Tariff(versions.stream().map(Tariffs::version).toList());
        var firstDay = tariff.versions().getLast().seasonStartingIn(startYear).from();
        return tariff.inForceOn(firstDay)
                .map(version -> new Published(numbers.getOrDefault(version.effectiveFrom(), 0L), version));
    }

    private static TariffVersion accepted(TariffReading reading) {
        return switch (reading) {
            case TariffReading.Accepted accepted -> accepted.version();
            case TariffReading.Refused refused ->
                throw BillingProblem.TARIFF_INVALID
                        .because()
                        .at(refused.problems().stream().map(Tariffs::field).toList());
        };
    }

    private static FieldProblem field(TariffProblem problem) {
        return new FieldProblem(problem.field(), problem.code().name(), problem.chinese(), problem.english());
    }
}
