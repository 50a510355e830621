package io.hearth.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ProblemTest {

    enum KettleProblem implements Problem {
        KETTLE_EMPTY;

        @Override
        public int status() {
            return 409;
        }

        @Override
        public String chinese() {
            return "水壶 {0} 是空的，剩 {1} 毫升";
        }

        @Override
        public String english() {
            return "Kettle {0} is empty, {1} ml left";
        }
    }

    @Test
    void speaksTheLanguageOfTheReaderAndChineseOtherwise() {
        var refusal = KettleProblem.KETTLE_EMPTY.because("K1", 1234567);
        assertThat(refusal.text(Locale.SIMPLIFIED_CHINESE)).isEqualTo("水壶 K1 是空的，剩 1234567 毫升");
        assertThat(refusal.text(Locale.UK)).isEqualTo("Kettle K1 is empty, 1234567 ml left");
        assertThat(refusal.text(Locale.FRENCH)).startsWith("水壶");
        assertThat(refusal).hasMessage("KETTLE_EMPTY: Kettle K1 is empty, 1234567 ml left");
    }

    @Test
    void carriesWhatTheCallerCanActOn() {
        var cause = new IllegalStateException("dry");
        var refusal = KettleProblem.KETTLE_EMPTY
                .because("K1", 0)
                .with("amountFen", 5L)
                .at(List.of(new FieldProblem("ml", "POSITIVE", "须大于零", "must be positive")))
                .retryAfter(Duration.ofSeconds(3))
                .causedBy(cause);
        assertThat(refusal.is(KettleProblem.KETTLE_EMPTY)).isTrue();
        assertThat(refusal.facts()).containsEntry("amountFen", 5L);
        assertThat(refusal.fields())
                .singleElement()
                .satisfies(field -> assertThat(field.text(Locale.ENGLISH)).isEqualTo("must be positive"));
        assertThat(refusal.retryAfter()).contains(Duration.ofSeconds(3));
        assertThat(refusal).hasCause(cause);
    }
}
