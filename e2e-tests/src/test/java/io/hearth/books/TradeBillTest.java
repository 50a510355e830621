package io.hearth.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TradeBillTest {

    private static final String FILE = """
            \uFEFF交易时间,商户订单号,交易状态,应结订单金额
            `2026-12-01 08:00:00,`P1,`SUCCESS,`1962.83
            `2026-12-01 08:00:01,`P2,`REFUND,`0.00
            `2026-12-01 08:00:02,`P3,`SUCCESS,`0.01
            总交易单数,应结订单总金额
            `3,`1962.84
            """;

    @Test
    void isReadToTheFenAndWithoutItsRefunds() {
        assertThat(TradeBill.parse(FILE).paid())
                .containsExactly(new TradeBill.Row("P1", 196283), new TradeBill.Row("P3", 1));
    }

    @Test
    void thatIsTruncatedIsRefused() {
        assertThatThrownBy(() -> TradeBill.parse(FILE.replaceFirst("`2026-12-01 08:00:02.*\n", "")))
                .hasMessage("the file announces 3 rows and has 2");
    }

    @Test
    void withoutAColumnIsRefused() {
        assertThatThrownBy(() -> TradeBill.parse(FILE.replace("交易状态", "状态"))).hasMessageContaining("交易状态");
    }
}
