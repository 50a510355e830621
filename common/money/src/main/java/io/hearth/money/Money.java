package io.hearth.money;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An amount of money in whole fen (1 yuan = 100 fen); it may be negative (a credit).
 *
 * <p>Every operation is exact or throws {@link ArithmeticException}: nothing is rounded unless the caller names how.
 */
public record Money(long fen) implements Comparable<Money> {

    /** Nothing. */
    public static final Money ZERO = new Money(0);

    private static final int FEN_DIGITS = 2;

    /**
     * Reads yuan as people and channels write them, for example {@code "19.90"} or {@code "-0.29"}.
     *
     * @throws ArithmeticException if the text has a part of a fen, for example {@code "1.005"}
     * @throws NumberFormatException if the text is not a plain decimal number
     */
    public static Money ofYuan(String yuan) {
        return exactly(new BigDecimal(yuan));
    }

    /**
     * Takes yuan that are already whole fen.
     *
     * @throws ArithmeticException if there is a part of a fen: round first, or use {@link #rounded}
     */
    public static Money exactly(BigDecimal yuan) {
        return rounded(yuan, RoundingMode.UNNECESSARY);
    }

    /**
     * Rounds yuan to whole fen in the way named.
     *
     * @throws ArithmeticException if the result is beyond what a {@code long} of fen holds
     */
    public static Money rounded(BigDecimal yuan, RoundingMode rounding) {
        return new Money(yuan.movePointRight(FEN_DIGITS)
                .setScale(0, rounding)
                .toBigIntegerExact()
                .longValueExact());
    }

    /** The sum of all; {@link #ZERO} of none. */
    public static Money sum(Collection<Money> amounts) {
        return amounts.stream().reduce(ZERO, Money::plus);
    }

    public Money plus(Money other) {
        return new Money(Math.addExact(fen, other.fen));
    }

    public Money minus(Money other) {
        return new Money(Math.subtractExact(fen, other.fen));
    }

    public Money negated() {
        return new Money(Math.negateExact(fen));
    }

    /** This many yuan times the factor, rounded once to whole fen. */
    public Money times(BigDecimal factor, RoundingMode rounding) {
        return rounded(yuan().multiply(factor), rounding);
    }

    public boolean isZero() {
        return fen == 0;
    }

    public boolean isPositive() {
        return fen > 0;
    }

    public boolean isNegative() {
        return fen < 0;
    }

    public Money min(Money other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public Money max(Money other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /**
     * Shares this amount out by weight so that the shares add up to it to the fen (largest remainder; of equal
     * remainders the earlier share gets the fen).
     *
     * @param weights none negative, at least one positive
     * @return as many shares as weights, in their order
     * @throws IllegalArgumentException if a weight is negative or none is positive
     */
    public List<Money> split(List<BigDecimal> weights) {
        var total = weights.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        if (weights.stream().anyMatch(weight -> weight.signum() < 0) || total.signum() <= 0) {
            throw new IllegalArgumentException("weights must not be negative and must not all be zero: " + weights);
        }
        int scale = weights.stream().mapToInt(BigDecimal::scale).max().orElse(0);
        var wholeTotal = whole(total, scale);
        var shares = new ArrayList<BigInteger>();
        var remainders = new ArrayList<BigInteger>();
        for (var weight : weights) {
            var parts =
                    BigInteger.valueOf(fen).abs().multiply(whole(weight, scale)).divideAndRemainder(wholeTotal);
            shares.add(parts[0]);
            remainders.add(parts[1]);
        }
        long left = BigInteger.valueOf(fen)
                .abs()
                .subtract(shares.stream().reduce(BigInteger.ZERO, BigInteger::add))
                .longValueExact();
        IntStream.range(0, shares.size())
                .boxed()
                .sorted(Comparator.comparing(remainders::get, Comparator.reverseOrder()))
                .limit(left)
                .forEach(i -> shares.set(i, shares.get(i).add(BigInteger.ONE)));
        return shares.stream()
                .map(share -> new Money(share.longValueExact() * Long.signum(fen)))
                .toList();
    }

    /** Shares this amount out in equal parts that add up to it. */
    public List<Money> split(int parts) {
        return split(IntStream.range(0, parts).mapToObj(i -> BigDecimal.ONE).toList());
    }

    /** This amount in yuan with two digits. */
    public BigDecimal yuan() {
        return BigDecimal.valueOf(fen, FEN_DIGITS);
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(fen, other.fen);
    }

    /** Yuan with two digits, for people and logs: {@code 1234.50}. */
    @Override
    public String toString() {
        return yuan().toPlainString();
    }

    private static BigInteger whole(BigDecimal weight, int scale) {
        return weight.movePointRight(scale).toBigIntegerExact();
    }
}
