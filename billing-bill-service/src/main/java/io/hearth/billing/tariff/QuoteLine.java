package io.hearth.billing.tariff;

import io.hearth.money.Money;

/**
 * One line of a quote or bill with everything that made it.
 *
 * @param inputs what the fee of the whole season was reckoned from
 * @param heated the days charged
 * @param seasonDays calendar days of the whole season, of which {@code heated} is a part
 * @param formula for people to reckon after: {@code 48.00 m² × 5.40/3 × 35.50}, yuan; of a part of a season
 *     {@code 90.00 m² × 27.00 = 2430.00; 2430.00 × 100/167 days}. Each step is rounded half-up to fen
 */
public record QuoteLine(AreaFee inputs, HeatingSeason.Stretch heated, int seasonDays, String formula, Money amount) {}
