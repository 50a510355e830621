package io.hearth.billing.tariff;

import static io.hearth.billing.tariff.Samples.brackets;
import static io.hearth.billing.tariff.Samples.decimal;
import static io.hearth.billing.tariff.Samples.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.billing.tariff.AreaFee.HeightRatio;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeightFactorTest {

    @ParameterizedTest
    @CsvSource({"0.01,1", "2.99,1", "3.00,1", "3.01,1.003333", "5.40,1.8", "6.00,2"})
    void proportionalCountsLowerRoomsAsStandard(String height, String factor) {
        assertThat(factor(new HeightFactor.Proportional(decimal("3")), height)).isEqualByComparingTo(factor);
    }

    @Nested
    class Steps {

        @ParameterizedTest
        @CsvSource({"2.50,1", "3.20,1", "3.21,1.03", "3.30,1.03", "3.31,1.06", "3.45,1.09", "6.60,2.02"})
        void countEachStartedOne(String height, String factor) {
            assertThat(factor(steps("3.2", "0.1", "3", null), height)).isEqualByComparingTo(factor);
        }

        @ParameterizedTest
        @CsvSource({"5.70,1.45", "5.71,1.5", "6.00,1.5", "6.01,1.5", "12.00,1.5"})
        void stopAtTheMaximum(String height, String factor) {
            // Changchun: above 3 m +5 % per 0.3 m, at most +50 % from 6 m
            assertThat(factor(steps("3", "0.3", "5", "50"), height)).isEqualByComparingTo(factor);
        }

        @Test
        void sayInTheFormulaThatTheMaximumIsReached() {
            var ratio = (HeightRatio) steps("3", "0.3", "5", "50").of(decimal("9.00"));
            assertThat(ratio.formula()).isEqualTo("(1 + 50%)");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0.01,1",
        "3.30,1",
        "3.31,1.25",
        "4.00,1.25",
        "4.01,1.5",
        "5.00,1.5",
        "5.01,2",
        "100,2",
    })
    void bracketsAreExactAtTheirEdges(String height, String factor) {
        assertThat(factor(brackets(), height)).isEqualByComparingTo(factor);
    }

    private static BigDecimal factor(HeightFactor factor, String height) {
        var ratio = (HeightRatio) factor.of(decimal(height));
        return ratio.numerator().divide(ratio.denominator(), 6, RoundingMode.HALF_UP);
    }
}
