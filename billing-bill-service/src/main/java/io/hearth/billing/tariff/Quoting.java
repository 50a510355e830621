package io.hearth.billing.tariff;

import io.hearth.billing.tariff.AreaFee.ChargingArea;
import io.hearth.billing.tariff.AreaFee.HeightRatio;
import io.hearth.billing.tariff.AreaFee.SeasonPrice;
import io.hearth.billing.tariff.HeatingSeason.Stretch;
import io.hearth.billing.tariff.Quote.NotPriced;
import java.util.List;

/** The way from a tariff version to a quote: the rate of the class, its area, its height factor, its price, the days. */
final class Quoting {

    private Quoting() {}

    static Quote of(TariffVersion version, PropertyFacts property, HeatingSeason season) {
        var customerClass = property.customerClass();
        if (customerClass == null) {
            return new NotPriced(NotPricedReason.NO_CUSTOMER_CLASS);
        }
        return version.rateFor(customerClass)
                .map(rate -> byRate(rate, customerClass, property, season))
                .orElseGet(() -> new NotPriced(NotPricedReason.NO_PRICE_FOR_CLASS));
    }

    private static Quote byRate(Rate rate, CustomerClass customerClass, PropertyFacts property, HeatingSeason season) {
        return switch (rate.chargingArea().of(property)) {
            case NotPriced not -> not;
            case ChargingArea area ->
                switch (rate.heightFactor().of(property.storeyHeightMetres())) {
                    case NotPriced not -> not;
                    case HeightRatio height ->
                        switch (rate.price().in(season)) {
                            case NotPriced not -> not;
                            case SeasonPrice price ->
                                byDays(new AreaFee(customerClass, area, height, price), property, season);
                        };
                };
        };
    }

    private static Quote byDays(AreaFee fee, PropertyFacts property, HeatingSeason season) {
        var connectedFrom = property.connectedFrom();
        if (connectedFrom == null || !connectedFrom.isAfter(season.from())) {
            return priced(fee, season, season.whole());
        }
        return connectedFrom.isBefore(season.to())
                ? priced(fee, season, new Stretch(connectedFrom, season.to()))
                : new NotPriced(NotPricedReason.OUTSIDE_SEASON);
    }

    private static Quote priced(AreaFee fee, HeatingSeason season, Stretch heated) {
        int seasonDays = season.whole().days();
        var whole = fee.ofWholeSeason();
        var amount = season.share(whole, List.of(heated)).getFirst();
        var formula = heated.days() == seasonDays
                ? fee.formula()
                : "%s = %s; %s × %d/%d days".formatted(fee.formula(), whole, whole, heated.days(), seasonDays);
        return new Quote.Priced(List.of(new QuoteLine(fee, heated, seasonDays, formula, amount)));
    }
}
