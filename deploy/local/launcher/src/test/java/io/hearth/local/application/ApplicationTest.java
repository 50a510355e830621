package io.hearth.local.application;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.program.Checkout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ApplicationTest {

    private static final Checkout CHECKOUT = Checkout.around(Path.of(""));

    static Stream<Application> built() {
        return Arrays.stream(Application.values())
                .filter(application -> CHECKOUT.modules().contains(application.module()));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("built")
    void hasItsMainClassWhereItSays(Application application) {
        assertThat(CHECKOUT.module(application.module())
                        .resolve("src/main/java")
                        .resolve(application.mainClass().replace('.', '/') + ".java"))
                .exists();
    }

    @Test
    void noTwoShareAPort() {
        assertThat(Arrays.stream(Application.values()).map(Application::port)).doesNotHaveDuplicates();
    }

    @Test
    void noTwoShareADatabase() {
        assertThat(Arrays.stream(Application.values()).flatMap(application -> application.database().stream()))
                .doesNotHaveDuplicates();
    }
}
