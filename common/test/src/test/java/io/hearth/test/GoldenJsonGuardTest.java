package io.hearth.test;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The guard itself: it lets what is right pass, and nothing that differs by one letter or leaves one record out. */
class GoldenJsonGuardTest {

    public record Order(String no, List<Item> items) {

        public record Item(long amountFen, @Nullable String note) {}
    }

    private static final Order ORDER = new Order("O1", List.of(new Order.Item(5, null)));
    private static final Set<String> BOTH = Set.of(Order.class.getName(), Order.Item.class.getName());

    @Test
    void letsTheRightJsonPass() {
        assertThatCode(() -> GoldenJson.isWrittenAndReadAs(
                        ORDER, "{\"no\":\"O1\",\"items\":[{\"amountFen\":5,\"note\":null}]}"))
                .doesNotThrowAnyException();
    }

    @Test
    void refusesAnotherNameAnotherValueAndALeftOutNull() {
        for (var json : List.of(
                "{\"number\":\"O1\",\"items\":[{\"amountFen\":5,\"note\":null}]}",
                "{\"no\":\"O1\",\"items\":[{\"amountFen\":6,\"note\":null}]}",
                "{\"no\":\"O1\",\"items\":[{\"amountFen\":5}]}")) {
            assertThatThrownBy(() -> GoldenJson.isWrittenAndReadAs(ORDER, json)).isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void countsARecordInsideAnotherAsShown() {
        assertThatCode(() -> GoldenJson.showsAll(BOTH, List.of(ORDER))).doesNotThrowAnyException();
    }

    @Test
    void namesARecordThatNoDocumentShows() {
        assertThatThrownBy(() -> GoldenJson.showsAll(BOTH, List.of(new Order("O1", List.of()))))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Order$Item");
    }
}
