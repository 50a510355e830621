package io.hearth.billing.tariff;

import io.hearth.money.Money;
import java.util.List;

/** What one property owes for one heating season under one tariff version, or the reason why that cannot be said. */
public sealed interface Quote {

    /**
     * A price that its lines explain to the fen.
     *
     * @param lines in the order in which a bill prints them, at least one
     */
    record Priced(List<QuoteLine> lines) implements Quote {

        public Priced {
            lines = List.copyOf(lines);
        }

        public Money total() {
            return Money.sum(lines.stream().map(QuoteLine::amount).toList());
        }
    }

    /** No price; a billing run lists the property with this reason and goes on. */
    record NotPriced(NotPricedReason reason) implements Quote, AreaRule.Answer, HeightFactor.Answer, Price.Answer {}

    /**
     * Prices one property for one season.
     *
     * @param version the version in force for the season: {@link Tariff#inForceOn} its first day
     */
    static Quote of(TariffVersion version, PropertyFacts property, HeatingSeason season) {
        return Quoting.of(version, property, season);
    }
}
