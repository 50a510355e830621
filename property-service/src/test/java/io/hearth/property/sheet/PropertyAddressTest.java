package io.hearth.property.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PropertyAddressTest {

    @ParameterizedTest
    @CsvSource({
        "1,1",
        "1号楼,1",
        "1#,1",
        "1#楼,1",
        "01栋,1",
        "1幢,1",
        "第1栋,1",
        "十二号楼,12",
        "十号楼,10",
        "二十栋,20",
        "三十三幢,33",
        "A座,a",
        "a 座,a",
        "A1,a1",
        "幢,幢",
        "一二栋,一二",
        "0,0",
        "No.5,no.5"
    })
    void knowsABuildingInAnySpelling(String building, String plain) {
        assertThat(new PropertyAddress("江畔花园", building, null, "101").key()).isEqualTo("江畔花园|" + plain + "||101");
    }

    @ParameterizedTest
    @CsvSource({"1,0301,1|301", "一单元,301室,1|301", "1单元,301号,1|301", "第二单元,商铺３,2|商铺３", "3门,S103,3门|s103"})
    void knowsUnitsAndRoomsInAnySpelling(String unit, String room, String plain) {
        assertThat(new PropertyAddress("江畔 花园", "1", unit, room).key()).isEqualTo("江畔花园|1|" + plain);
    }

    @Test
    void keepsApartWhatDiffers() {
        assertThat(new PropertyAddress("a", "11", "1", "101").key())
                .isNotEqualTo(new PropertyAddress("a", "1", "11", "101").key());
        assertThat(new PropertyAddress("a|1", "1", null, "101").key())
                .isNotEqualTo(new PropertyAddress("a", "1", "1", "101").key());
    }
}
