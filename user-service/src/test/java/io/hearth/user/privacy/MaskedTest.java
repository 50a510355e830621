package io.hearth.user.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaskedTest {

    @ParameterizedTest
    @CsvSource({"13812345678, 138****5678", "045188886666, 045*****6666", "88886666, ****6666", "8888666, ***8666"})
    void aPhoneShowsItsEnds(String phone, String shown) {
        assertThat(Masked.phone(phone)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"990101199008020017, 990101**********17", "E12345678, E******78", "A123, A*23", "A12, ***"})
    void anIdentityNumberShowsItsEnds(String number, String shown) {
        assertThat(Masked.identityNumber(number)).isEqualTo(shown);
    }
}
