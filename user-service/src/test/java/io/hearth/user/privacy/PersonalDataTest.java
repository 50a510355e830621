package io.hearth.user.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PersonalDataTest {

    private static final String OLD = Keys.key(1);
    private static final String NEW = Keys.key(2);
    private static final String PLACE = "phone of C1";
    private static final String PHONE = "15400000001";

    private final PersonalData data = Keys.dataUnder(NEW);

    @Test
    void whatIsSealedCanBeOpenedAgain() {
        var sealed = data.seal(PLACE, PHONE);

        assertThat(data.open(PLACE, sealed)).isEqualTo(PHONE);
        assertThat(sealed).startsWith(data.keyId() + ".").doesNotContain(PHONE);
    }

    @Test
    void oneTextIsSealedDifferentlyEachTime() {
        assertThat(data.seal(PLACE, PHONE)).isNotEqualTo(data.seal(PLACE, PHONE));
    }

    @Test
    void theIndexIsTheSameEachTimeAndUnlikeAPlainHash() {
        assertThat(data.index(PHONE)).isEqualTo(data.index(PHONE)).hasSize(64).isNotEqualTo(data.index("15400000002"));
        assertThat(Keys.dataUnder(OLD).index(PHONE)).isNotEqualTo(data.index(PHONE));
    }

    @Nested
    class BrokenSeals {

        private final String sealed = data.seal(PLACE, PHONE);

        @Test
        void anyChangedCharacterIsNoticed() {
            for (int i = 0; i < sealed.length(); i++) {
                var other = sealed.charAt(i) == 'A' ? 'B' : 'A';
                var changed = sealed.substring(0, i) + other + sealed.substring(i + 1);
                assertThatThrownBy(() -> data.open(PLACE, changed))
                        .as("character %s changed", i)
                        .isInstanceOf(BrokenSeal.class)
                        .hasMessageNotContaining(PHONE);
            }
        }

        @Test
        void aTextMovedToAnotherPlaceDoesNotOpen() {
            assertThatThrownBy(() -> data.open("phone of C2", sealed)).isInstanceOf(BrokenSeal.class);
        }

        @Test
        void aKeyThatIsNotHereOpensNothing() {
            assertThatThrownBy(() -> Keys.dataUnder(OLD).open(PLACE, sealed)).isInstanceOf(BrokenSeal.class);
        }

        @Test
        void cutTextsDoNotOpen() {
            assertThatThrownBy(() -> data.open(PLACE, "")).isInstanceOf(BrokenSeal.class);
            assertThatThrownBy(() -> data.open(PLACE, data.keyId() + ".")).isInstanceOf(BrokenSeal.class);
            assertThatThrownBy(() -> data.open(PLACE, sealed.substring(0, 20))).isInstanceOf(BrokenSeal.class);
        }
    }

    @Nested
    class AfterAChangeOfTheKey {

        private final PersonalData before = Keys.dataUnder(OLD);
        private final PersonalData after = Keys.dataUnder(NEW, OLD);

        @Test
        void theRetiredKeyOpensWhatItSealed() {
            assertThat(after.open(PLACE, before.seal(PLACE, PHONE))).isEqualTo(PHONE);
        }

        @Test
        void newTextsNameTheNewKey() {
            assertThat(after.keyId()).isNotEqualTo(before.keyId());
            assertThat(after.seal(PLACE, PHONE)).startsWith(after.keyId());
        }

        @Test
        void textsAreFoundUnderBothKeys() {
            assertThat(after.indexes(PHONE)).containsExactly(after.index(PHONE), before.index(PHONE));
        }
    }

    @Nested
    class Settings {

        @Test
        void refuseAKeyOfAnotherLength() {
            var shortKey = Base64.getEncoder().encodeToString(new byte[16]);
            assertThatThrownBy(() -> new DataKeySettings(shortKey, List.of()))
                    .hasMessageContaining("32 bytes")
                    .hasMessageNotContaining(shortKey);
        }

        @Test
        void refuseWhatIsNotBase64WithoutShowingIt() {
            assertThatThrownBy(() -> new DataKeySettings(NEW, List.of("not?base64")))
                    .hasMessageContaining("not base64")
                    .hasMessageNotContaining("not?base64");
        }

        @Test
        void neverShowTheirKeys() {
            assertThat(new DataKeySettings(NEW, List.of(OLD)).toString())
                    .doesNotContain(NEW)
                    .doesNotContain(OLD);
        }
    }
}
