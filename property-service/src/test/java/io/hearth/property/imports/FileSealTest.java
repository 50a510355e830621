package io.hearth.property.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileSealTest {

    private static final String PLACE = "part 0 of import 1";
    private static final byte[] CONTENT = "江畔嘉园,1号楼,101,15400000001".getBytes(StandardCharsets.UTF_8);

    private final FileSeal seal = sealUnder(2);

    @Test
    void whatIsSealedCanBeOpenedAgain() {
        var sealed = seal.seal(PLACE, Arrays.copyOf(CONTENT, CONTENT.length + 5), CONTENT.length);

        assertThat(seal.open(PLACE, sealed)).isEqualTo(CONTENT);
        assertThat(new String(sealed, StandardCharsets.ISO_8859_1)).doesNotContain("15400000001");
    }

    @Test
    void anyChangedByteIsNoticed() {
        var sealed = seal.seal(PLACE, CONTENT, CONTENT.length);
        for (int i = 0; i < sealed.length; i++) {
            var changed = sealed.clone();
            changed[i] ^= 1;
            assertThatThrownBy(() -> seal.open(PLACE, changed))
                    .as("byte %s changed", i)
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThatThrownBy(() -> seal.open(PLACE, new byte[0])).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aPartMovedToAnotherPlaceDoesNotOpen() {
        var sealed = seal.seal(PLACE, CONTENT, CONTENT.length);
        assertThatThrownBy(() -> seal.open("part 1 of import 1", sealed)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aRetiredKeyOpensWhatItSealedAndSealsNothing() {
        var sealedBefore = sealUnder(1).seal(PLACE, CONTENT, CONTENT.length);

        assertThat(sealUnder(2, 1).open(PLACE, sealedBefore)).isEqualTo(CONTENT);
        assertThatThrownBy(() -> seal.open(PLACE, sealedBefore)).isInstanceOf(IllegalStateException.class);
        assertThat(seal.open(PLACE, sealUnder(2, 1).seal(PLACE, CONTENT, CONTENT.length)))
                .isEqualTo(CONTENT);
    }

    @Test
    void keysOfAnotherLengthAreRefused() {
        assertThatThrownBy(() -> new DataKeySettings("AAAA", List.of())).hasMessageContaining("32 bytes");
        assertThatThrownBy(() -> new DataKeySettings("?", List.of())).hasMessageContaining("not base64");
        assertThat(new DataKeySettings(key(3), List.of()).toString()).doesNotContain(key(3));
    }

    private static FileSeal sealUnder(int current, int... retired) {
        return new FileSeal(new DataKeySettings(
                key(current), Arrays.stream(retired).mapToObj(FileSealTest::key).toList()));
    }

    private static String key(int fill) {
        var bytes = new byte[32];
        Arrays.fill(bytes, (byte) fill);
        return Base64.getEncoder().encodeToString(bytes);
    }
}
