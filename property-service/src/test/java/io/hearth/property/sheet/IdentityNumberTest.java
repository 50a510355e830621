package io.hearth.property.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdentityNumberTest {

    /** The citizens' numbers are the examples printed in GB 11643-1999; the companies' have an unassigned region. */
    @ParameterizedTest
    @ValueSource(strings = {"11010519491231002X", "440524188001010014", "91350100M000100Y43", "99010119900307004X"})
    void isKnownByItsCheckDigit(String number) {
        for (int i = 0; i < 10; i++) {
            var last = String.valueOf(i);
            if (!number.endsWith(last)) {
                assertThat(IdentityNumber.read(number.substring(0, 17) + last)).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"11010519491231002X", "11010519491231002x", " 110105 19491231 002X", "91350100M000100Y43"})
    void isTakenWhenRight(String number) {
        assertThat(IdentityNumber.read(number)).contains(number.replace(" ", "").toUpperCase());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "11010519491231002",
                "11010519491231002XX",
                "110105194912310021",
                "110105194913310025",
                "440524188001010014",
                "91350100M000100Y44",
                "9135O100M000100Y43",
                "110105491231002",
                "X1010519491231002X"
            })
    void isNotTakenWhenWrong(String number) {
        assertThat(IdentityNumber.read(number)).isEmpty();
    }
}
