package io.hearth.nacos;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.mending.Mend;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MendsTest {

    static Stream<Mend> mends() {
        return Stream.concat(Stream.of(LimitsAtHome.MEND), LoopbackOnly.MENDS.stream());
    }

    @ParameterizedTest
    @MethodSource("mends")
    void theMendedClassTakesThePlaceOfThePublishedOne(Mend mend) throws Exception {
        var mended = mend.apply();

        assertThat(Class.forName(mended.getName(), false, getClass().getClassLoader()))
                .isSameAs(mended);
    }
}
