package io.hearth.mending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class MendTest {

    @Test
    void aCallOnAnObjectBecomesOurs() throws Exception {
        new Mend(MendTest.class, "Published", "greeting", "strip", MendTest.class, "shouted").apply();

        assertThat(new Published().greeting()).isEqualTo("COLD!");
    }

    @Test
    void aStaticCallBecomesOurs() throws Exception {
        new Mend(MendTest.class, "PublishedToo", "degrees", "parseInt", MendTest.class, "warmer").apply();

        assertThat(new PublishedToo().degrees()).isEqualTo(21);
    }

    @Test
    void anotherVersionIsRefused() {
        var gone = new Mend(MendTest.class, "PublishedLater", "greeting", "strip", MendTest.class, "shouted");

        assertThatThrownBy(gone::apply)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("found 0");
    }

    public static String shouted(String text) {
        return text.strip().toUpperCase(Locale.ROOT) + "!";
    }

    public static int warmer(String degrees) {
        return Integer.parseInt(degrees) + 3;
    }
}

class Published {

    String greeting() {
        return " cold ".strip();
    }
}

class PublishedToo {

    int degrees() {
        return Integer.parseInt("18");
    }
}

class PublishedLater {

    String greeting() {
        return "warm";
    }
}
