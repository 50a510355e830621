package io.hearth.billing.tariff;

import io.hearth.billing.tariff.AreaFee.SeasonPrice;
import io.hearth.billing.tariff.Quote.NotPriced;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A price of area in the unit of its document; the parts are added together.
 *
 * @param parts one at least, for example heat and the heat exchange station
 */
public record Price(Per per, List<Part> parts) {

    private static final BigDecimal MOST_YUAN = BigDecimal.valueOf(10_000);

    public Price {
        parts = List.copyOf(parts);
    }

    /** The time that a price of area is for. */
    public enum Per {
        SEASON,
        MONTH,
        DAY
    }

    /** @param yuanPerSquareMetre yuan per m² and season, month or day, with the digits of the document */
    public record Part(String name, BigDecimal yuanPerSquareMetre) {}

    sealed interface Answer permits SeasonPrice, NotPriced {}

    /** Yuan per m² and season, month or day: the parts together. */
    public BigDecimal yuanPerSquareMetre() {
        return parts.stream().map(Part::yuanPerSquareMetre).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    Answer in(HeatingSeason season) {
        return switch (per) {
            case SEASON -> new SeasonPrice(this, BigDecimal.ONE);
            case MONTH ->
                season.months() == null
                        ? new NotPriced(NotPricedReason.SEASON_WITHOUT_MONTHS)
                        : new SeasonPrice(this, season.months());
            case DAY -> new SeasonPrice(this, BigDecimal.valueOf(season.days()));
        };
    }

    /** {@code 35.50}, or of several parts {@code (20.40 + 1.60)}. */
    String formula() {
        var figures = parts.stream().map(part -> part.yuanPerSquareMetre().toPlainString());
        return parts.size() == 1
                ? figures.findFirst().orElseThrow()
                : figures.collect(Collectors.joining(" + ", "(", ")"));
    }

    void check(Problems problems) {
        if (parts.isEmpty()) {
            problems.add("parts", TariffProblem.Code.EMPTY_LIST);
        }
        for (int i = 0; i < parts.size(); i++) {
            problems.at("parts", i).amount("yuanPerSquareMetre", parts.get(i).yuanPerSquareMetre(), MOST_YUAN);
        }
        if (yuanPerSquareMetre().compareTo(MOST_YUAN) > 0) {
            problems.add("parts", TariffProblem.Code.TOO_LARGE, MOST_YUAN.toPlainString());
        }
    }
}
