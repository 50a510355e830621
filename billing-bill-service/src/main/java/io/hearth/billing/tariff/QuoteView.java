package io.hearth.billing.tariff;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a property would owe, or why that cannot be said.
 *
 * @param reason stable word, null when there is a price
 */
record QuoteView(
        String season,
        long totalFen,
        List<Line> lines,
        @Nullable NotPricedReason reason,
        @Nullable String reasonText) {

    /** @param to the day after the last day charged */
    record Line(String formula, long amountFen, LocalDate from, LocalDate to, int seasonDays) {}

    static QuoteView of(HeatingSeason season, Quote quote, Locale language) {
        return switch (quote) {
            case Quote.Priced priced ->
                new QuoteView(
                        season.name(),
                        priced.total().fen(),
                        priced.lines().stream().map(QuoteView::line).toList(),
                        null,
                        null);
            case Quote.NotPriced not ->
                new QuoteView(season.name(), 0, List.of(), not.reason(), text(not.reason(), language));
        };
    }

    private static Line line(QuoteLine line) {
        return new Line(
                line.formula(),
                line.amount().fen(),
                line.heated().from(),
                line.heated().to(),
                line.seasonDays());
    }

    private static String text(NotPricedReason reason, Locale language) {
        return language.getLanguage().equals(Locale.ENGLISH.getLanguage()) ? reason.english() : reason.chinese();
    }
}
