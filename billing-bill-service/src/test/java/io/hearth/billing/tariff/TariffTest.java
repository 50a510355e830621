package io.hearth.billing.tariff;

import static io.hearth.billing.tariff.Samples.BUILDING_AREA;
import static io.hearth.billing.tariff.Samples.NO_HEIGHT_FACTOR;
import static io.hearth.billing.tariff.Samples.price;
import static io.hearth.billing.tariff.Samples.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class TariffTest {

    private static final TariffVersion OLD = from("2015-10-20", "24.00");
    private static final TariffVersion NEW = from("2020-10-20", "26.00");
    private static final Tariff TARIFF = new Tariff(List.of(NEW, OLD));

    @Test
    void keepsAVersionInForceUntilTheNextBegins() {
        assertThat(TARIFF.inForceOn(LocalDate.of(2015, 10, 19))).isEmpty();
        assertThat(TARIFF.inForceOn(LocalDate.of(2015, 10, 20))).contains(OLD);
        assertThat(TARIFF.inForceOn(LocalDate.of(2020, 10, 19))).contains(OLD);
        assertThat(TARIFF.inForceOn(LocalDate.of(2020, 10, 20))).contains(NEW);
        assertThat(TARIFF.inForceOn(LocalDate.of(2099, 1, 1))).contains(NEW);
    }

    @Test
    void takesAVersionFromAnotherDate() {
        assertThat(TARIFF.problemsOfAdding(from("2018-10-20", "25.00"))).isEmpty();
    }

    @Test
    void refusesAVersionFromADateThatIsTaken() {
        assertThat(TARIFF.problemsOfAdding(from("2020-10-20", "25.00")))
                .containsExactly(new TariffProblem("effectiveFrom", TariffProblem.Code.DATE_TAKEN, "2020-10-20"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Tariff(List.of(OLD, OLD)));
    }

    @Test
    void refusesAVersionOfAnotherTariff() {
        var zhengzhou = ReadyMadeTariffs.version("zhengzhou");
        assertThat(TARIFF.problemsOfAdding(zhengzhou))
                .containsExactly(new TariffProblem("tariff", TariffProblem.Code.ANOTHER_TARIFF, "sample"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Tariff(List.of(OLD, zhengzhou)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Tariff(List.of()));
    }

    private static TariffVersion from(String day, String yuan) {
        return version(day, price(Price.Per.SEASON, yuan), BUILDING_AREA, NO_HEIGHT_FACTOR);
    }
}
