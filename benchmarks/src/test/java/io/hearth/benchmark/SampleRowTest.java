package io.hearth.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SampleRowTest {

    @Test
    void keepsTheLengthOfAKeyAndEndsItWithThePayment() {
        assertThat(SampleRow.keyOf("O2026120100000050", 7)).isEqualTo("O2026120100000007");
        assertThat(SampleRow.keyOf("R50 187f2e15-01f6-4c9e-b9d6-d811d99d84b1", 12_345))
                .isEqualTo("R50 187f2e15-01f6-4c9e-b9d6-d81100012345");
    }

    @Test
    void isWrittenWithTheColumnsOfTheSample() {
        var values = new LinkedHashMap<String, @Nullable Object>();
        values.put("pay_no", "P2026120100000050");
        values.put("client_ip", null);

        assertThat(new SampleRow("payment_order", List.of("pay_no"), values).insert())
                .isEqualTo("INSERT INTO payment_order (pay_no, client_ip) VALUES (?, ?)");
    }
}
