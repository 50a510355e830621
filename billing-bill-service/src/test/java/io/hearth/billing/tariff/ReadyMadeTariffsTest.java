package io.hearth.billing.tariff;

import static io.hearth.billing.tariff.Samples.priced;
import static io.hearth.billing.tariff.Samples.shop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.hearth.money.Money;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class ReadyMadeTariffsTest {

    static final List<String> CODES = ReadyMadeTariffs.CODES;

    @ParameterizedTest
    @FieldSource("CODES")
    void areReadAndWrittenWithoutAChange(String code) {
        var version = ReadyMadeTariffs.version(code);
        assertThat(TariffWriter.write(version)).isEqualTo(ReadyMadeTariffs.json(code));
        assertThat(version.tariff()).isEqualTo(code);
    }

    @ParameterizedTest
    @FieldSource("CODES")
    void nameTheirDocumentsAndAskToBeChecked(String code) {
        var version = ReadyMadeTariffs.version(code);
        assertThat(version.documents()).isNotEmpty();
        assertThat(version.sourceNote()).startsWith("Published figures, check before use.");
    }

    @Test
    void areAllTheFilesThatThereAre() throws IOException {
        try (var files = Files.list(Path.of("src/main/resources/tariffs"))) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".json", "")))
                    .containsExactlyInAnyOrderElementsOf(ReadyMadeTariffs.CODES);
        }
    }

    @Test
    void areNotMoreThanThat() {
        assertThatIllegalArgumentException().isThrownBy(() -> ReadyMadeTariffs.json("atlantis"));
    }

    /** Figures of the published price lists for 100 m² of every area. */
    @ParameterizedTest
    @CsvSource({
        "harbin,RESIDENT,3832.00",
        "harbin,LOW_INCOME,3832.00",
        "harbin,SHOP,4330.00",
        "harbin,SCHOOL,4330.00",
        "beijing-network-inner-districts,RESIDENT,2400.00",
        "beijing-network-outer-districts,RESIDENT,2400.00",
        "beijing-gas-inner-districts,RESIDENT,3000.00",
        "beijing-gas-outer-districts,RESIDENT,3000.00",
        "beijing-network-inner-districts,OFFICE,4500.00",
        "beijing-network-outer-districts,OFFICE,4300.00",
        "beijing-gas-inner-districts,OFFICE,4500.00",
        "beijing-gas-outer-districts,OFFICE,4300.00",
        "zhengzhou,RESIDENT,2280.00",
        "zhengzhou,HOTEL,3360.00",
    })
    void priceAsPublished(String code, String customerClass, String yuan) {
        var version = ReadyMadeTariffs.version(code);
        var property = shop().of(customerClass)
                .building("100")
                .usable("100")
                .inner("100")
                .height("3.00");
        assertThat(priced(version, property, version.seasonStartingIn(2026)).total())
                .isEqualTo(Money.ofYuan(yuan));
    }

    @Test
    void harbinStopsTheHeightAdditionOfPublicBenefitBuildingsOnly() {
        var harbin = ReadyMadeTariffs.version("harbin");
        var season = harbin.seasonStartingIn(2026);
        var hall = shop().usable("100").height("7.00");
        assertThat(priced(harbin, hall.of("SCHOOL"), season).total()).isEqualTo(Money.ofYuan("8660.00"));
        assertThat(priced(harbin, hall.of("SHOP"), season).total()).isEqualTo(Money.ofYuan("9266.20"));
    }

    @Test
    void zhengzhouTakesNinetyPercentOfTheBuildingAreaWithoutAnInnerOne() {
        var zhengzhou = ReadyMadeTariffs.version("zhengzhou");
        var home = shop().of("RESIDENT").building("100");
        assertThat(priced(zhengzhou, home, zhengzhou.seasonStartingIn(2026)).total())
                .isEqualTo(Money.ofYuan("2052.00"));
    }
}
