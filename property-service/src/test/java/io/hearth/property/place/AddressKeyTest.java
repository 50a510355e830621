package io.hearth.property.place;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.property.sheet.PropertyAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressKeyTest {

    @Test
    void spellingsOfOneAddressHaveOneKey() {
        assertThat(AddressKey.of(new PropertyAddress("江畔嘉园", "1号楼", "二单元", "0301室")))
                .isEqualTo(AddressKey.of(new PropertyAddress("江畔 嘉园", "1#", "2", "301")))
                .isEqualTo(new AddressKey("江畔嘉园", "1", "2", "301"));
    }

    @Test
    void aMissingUnitIsNotTheFirst() {
        assertThat(AddressKey.of(new PropertyAddress("江畔嘉园", "1", null, "301")))
                .isNotEqualTo(AddressKey.of(new PropertyAddress("江畔嘉园", "1", "1", "301")));
    }

    @Test
    void aBarInANameDoesNotShiftTheParts() {
        assertThat(AddressKey.of(new PropertyAddress("a|b", "c|d", null, "e|f")))
                .isEqualTo(new AddressKey("a/b", "c/d", "", "e/f"));
        assertThat(AddressKey.ofCommunity("A b")).isEqualTo("ab");
        assertThat(AddressKey.ofBuilding("A1座")).isEqualTo("a1");
    }

    @ParameterizedTest
    @CsvSource({
        "滨江花园, 3号楼, 2, 501, 滨江花园 3号楼 2单元 501",
        "滨江花园, 3, 二单元, 501, 滨江花园 3号楼 二单元 501",
        "滨江花园, A1座, , 门市2, 滨江花园 A1座 门市2"
    })
    void isWrittenForPeople(String community, String building, String unit, String room, String written) {
        assertThat(AddressKey.forPeople(new PropertyAddress(community, building, unit, room)))
                .isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource({"1, MULTI_STOREY", "6, MULTI_STOREY", "7, SMALL_HIGH_RISE", "11, SMALL_HIGH_RISE", "12, HIGH_RISE"})
    void storeysTellTheTypeOfABuilding(int storeys, BuildingType type) {
        assertThat(BuildingType.ofStoreys(storeys)).isEqualTo(type);
    }
}
