package io.hearth.auth.staff;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AuthenticatorTextTest {

    /** RFC 4648, section 10, without the padding. */
    @ParameterizedTest
    @CsvSource({
        "'',''",
        "f,MY",
        "fo,MZXQ",
        "foo,MZXW6",
        "foob,MZXW6YQ",
        "fooba,MZXW6YTB",
        "foobar,MZXW6YTBOI",
        "12345678901234567890,GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    })
    void writesAsTheStandardDoes(String text, String encoded) {
        assertThat(AuthenticatorText.of(text.getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo(encoded);
    }
}
