package io.hearth.billing.tariff;

import static io.hearth.billing.tariff.Samples.areaRule;
import static io.hearth.billing.tariff.Samples.choice;
import static io.hearth.billing.tariff.Samples.choiceFor;
import static io.hearth.billing.tariff.Samples.decimal;
import static io.hearth.billing.tariff.Samples.shop;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.billing.tariff.AreaFee.ChargingArea;
import io.hearth.billing.tariff.Quote.NotPriced;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AreaRuleTest {

    @Test
    void takesInnerAreaAndOnlyWithoutItAPartOfTheBuildingArea() {
        var zhengzhou = areaRule(choice(AreaKind.INNER, null), choice(AreaKind.BUILDING, "0.90"));
        assertThat(zhengzhou.of(shop().inner("81.2").building("100").facts()))
                .isEqualTo(new ChargingArea(AreaKind.INNER, decimal("81.20"), null));
        assertThat(zhengzhou.of(shop().building("100").facts()))
                .isEqualTo(new ChargingArea(AreaKind.BUILDING, decimal("100.00"), decimal("0.90")));
    }

    @ParameterizedTest
    @CsvSource({"MULTI_STOREY,90.00", "SMALL_HIGH_RISE,86.00", "HIGH_RISE,82.00"})
    void takesThePartOfTheBuildingType(String type, String charged) {
        var luoyang = areaRule(
                choiceFor("MULTI_STOREY", "0.90"),
                choiceFor("SMALL_HIGH_RISE", "0.86"),
                choiceFor("HIGH_RISE", "0.82"));
        var area = (ChargingArea) luoyang.of(shop().building("100").type(type).facts());
        assertThat(area.chargedSquareMetres()).isEqualByComparingTo(charged);
    }

    @ParameterizedTest
    @CsvSource({"true,85.00", "false,90.00"})
    void takesThePartForABuildingWithOrWithoutALift(boolean lift, String charged) {
        var shijiazhuang = areaRule(
                new AreaRule.Choice(AreaKind.BUILDING, decimal("0.85"), null, true),
                new AreaRule.Choice(AreaKind.BUILDING, decimal("0.90"), null, false));
        var area =
                (ChargingArea) shijiazhuang.of(shop().building("100").lift(lift).facts());
        assertThat(area.chargedSquareMetres()).isEqualByComparingTo(charged);
    }

    @Test
    void doesNotGuessTheBuildingTypeByTakingALaterChoice() {
        var rule = areaRule(choiceFor("HIGH_RISE", "0.82"), choice(AreaKind.BUILDING, null));
        assertThat(rule.of(shop().building("100").facts())).isEqualTo(new NotPriced(NotPricedReason.NO_BUILDING_TYPE));
        assertThat(rule.of(shop().building("100").type("VILLA").facts()))
                .isEqualTo(new ChargingArea(AreaKind.BUILDING, decimal("100.00"), null));
    }
}
