package io.hearth.billing.tariff;

import io.hearth.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Reckons a line's formula after, knowing nothing but the text, as a clerk with a pocket calculator does. */
final class Formula {

    /** A fraction, so that h/3 stays exact. */
    private record Fraction(BigDecimal over, BigDecimal under) {

        static Fraction of(String figure) {
            return new Fraction(new BigDecimal(figure), BigDecimal.ONE);
        }

        Fraction times(Fraction other) {
            return new Fraction(over.multiply(other.over), under.multiply(other.under));
        }

        Fraction dividedBy(Fraction other) {
            return new Fraction(over.multiply(other.under), under.multiply(other.over));
        }

        Fraction plus(Fraction other) {
            return new Fraction(
                    over.multiply(other.under).add(other.over.multiply(under)), under.multiply(other.under));
        }

        Money rounded() {
            return Money.exactly(over.divide(under, 2, RoundingMode.HALF_UP));
        }
    }

    private final Deque<String> tokens;

    private Formula(String text) {
        var spaced = text.replaceAll("m²|days|months", " ").replaceAll("([()×/+%])", " $1 ");
        tokens = new ArrayDeque<>(Arrays.asList(spaced.strip().split("\\s+")));
    }

    /** The amount that the formula comes to; every result printed in between must be right. */
    static Money reckon(String formula) {
        var amount = Money.ZERO;
        for (var step : formula.split(";")) {
            var sides = step.split("=");
            amount = new Formula(sides[0]).sum().rounded();
            if (sides.length == 2 && !Money.ofYuan(sides[1].strip()).equals(amount)) {
                throw new AssertionError(step + " is " + amount);
            }
        }
        return amount;
    }

    private Fraction sum() {
        var value = product();
        while ("+".equals(tokens.peek())) {
            tokens.remove();
            value = value.plus(product());
        }
        return value;
    }

    private Fraction product() {
        var value = factor();
        while ("×".equals(tokens.peek()) || "/".equals(tokens.peek())) {
            value = tokens.remove().equals("×") ? value.times(factor()) : value.dividedBy(factor());
        }
        return value;
    }

    private Fraction factor() {
        var token = tokens.remove();
        Fraction value;
        if (token.equals("(")) {
            value = sum();
            tokens.remove();
        } else {
            value = Fraction.of(token);
        }
        if ("%".equals(tokens.peek())) {
            tokens.remove();
            value = value.dividedBy(Fraction.of("100"));
        }
        return value;
    }
}
