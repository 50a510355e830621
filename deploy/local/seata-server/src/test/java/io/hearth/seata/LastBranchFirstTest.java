package io.hearth.seata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LastBranchFirstTest {

    @Test
    void asksForTheBranchesInReverseOrder() throws IOException {
        assertThat(new String(LastBranchFirst.mended(), StandardCharsets.ISO_8859_1))
                .contains("getReverseSortedBranches");
    }

    @Test
    void theMendedClassTakesThePlaceOfTheOriginal() throws Exception {
        var defined = SeataServer.define(LastBranchFirst.mended());

        assertThat(Class.forName(
                        "io.seata.server.coordinator.DefaultCore",
                        false,
                        getClass().getClassLoader()))
                .isSameAs(defined);
    }

    @Test
    void refusesASeataThatNeedsNoMending() throws IOException {
        var mended = LastBranchFirst.mended();

        assertThatThrownBy(() -> LastBranchFirst.mended(mended))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("found 0");
    }
}
