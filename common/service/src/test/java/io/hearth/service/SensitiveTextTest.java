package io.hearth.service;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SensitiveTextTest {

    @ParameterizedTest
    @CsvSource({
        "call 13812345678 now,call 138****5678 now",
        "身份证230102199003078515。,身份证230102**********15。",
        "230102199003078X1X,230102199003078X1X",
        "id 23010219900307851X!,id 230102**********1X!",
        "card 6222021234567890128,card 6222********0128",
        "'{\"phone\":\"19912345678\"}','{\"phone\":\"199****5678\"}'",
    })
    void masksPhonesIdentityNumbersAndCards(String text, String masked) {
        assertThat(SensitiveText.mask(text)).isEqualTo(masked);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bill B2026113000000017 held",
                "xid 127.0.0.1:18091:4512345678901234561",
                "P13812345678",
                "3067.20 yuan on 2026-11-30T10:00:00.123Z",
                "nothing here"
            })
    void leavesOurOwnNumbersAlone(String text) {
        assertThat(SensitiveText.mask(text)).isEqualTo(text);
    }
}
