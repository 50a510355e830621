package io.hearth.auth.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class VaultTest {

    private static final byte[] PHONE = "13812345678".getBytes(StandardCharsets.US_ASCII);

    private final Vault vault = vault(1);

    @Test
    void readsWhatItWroteForTheSamePurposeOnly() {
        var sealed = vault.encrypt(Purpose.PHONE, PHONE);
        assertThat(vault.decrypt(Purpose.PHONE, sealed)).isEqualTo(PHONE);
        assertThatThrownBy(() -> vault.decrypt(Purpose.SIGNING_KEY, sealed)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> vault(2).decrypt(Purpose.PHONE, sealed)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void noticesTampering() {
        var sealed = vault.encrypt(Purpose.PHONE, PHONE);
        sealed[sealed.length - 1] ^= 1;
        assertThatThrownBy(() -> vault.decrypt(Purpose.PHONE, sealed)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void neverWritesTheSameTwice() {
        assertThat(vault.encrypt(Purpose.PHONE, PHONE)).isNotEqualTo(vault.encrypt(Purpose.PHONE, PHONE));
    }

    @Test
    void recognisesTextsByPurposeAndKey() {
        var fingerprint = vault.fingerprint(Purpose.PHONE, "13812345678");
        assertThat(fingerprint).hasSize(64).isEqualTo(vault.fingerprint(Purpose.PHONE, "13812345678"));
        assertThat(vault.fingerprint(Purpose.PHONE, "13812345679")).isNotEqualTo(fingerprint);
        assertThat(vault.fingerprint(Purpose.SMS_CODE, "13812345678")).isNotEqualTo(fingerprint);
        assertThat(vault(2).fingerprint(Purpose.PHONE, "13812345678")).isNotEqualTo(fingerprint);
    }

    @Test
    void readsWhatAKeyOfBeforeWroteAndWritesItAnew() {
        var old = vault(1);
        var both = vault(2, 1);
        var sealed = old.encrypt(Purpose.PHONE, PHONE);
        assertThat(both.decrypt(Purpose.PHONE, sealed)).isEqualTo(PHONE);
        assertThat(both.fingerprints(Purpose.PHONE, "13812345678"))
                .containsExactly(
                        both.fingerprint(Purpose.PHONE, "13812345678"), old.fingerprint(Purpose.PHONE, "13812345678"));
        var anew = both.encryptAnew(Purpose.PHONE, sealed);
        assertThat(anew).startsWith(both.keyId());
        assertThat(vault(2).decrypt(Purpose.PHONE, anew)).isEqualTo(PHONE);
    }

    @Test
    void wantsKeysOf32BytesAndShowsNone() {
        assertThatThrownBy(() -> new SecretSettings(key(16, 1), List.of()))
                .hasMessageContaining("hearth.data-key")
                .hasMessageNotContaining(key(16, 1));
        assertThatThrownBy(() -> new SecretSettings(key(32, 1), List.of("no base64!")))
                .hasMessageContaining("hearth.data-key")
                .hasMessageNotContaining("no base64!");
        assertThat(new SecretSettings(key(32, 1), List.of())).asString().doesNotContain(key(32, 1));
    }

    private static Vault vault(int current, int... retired) {
        return new Vault(new SecretSettings(
                key(32, current),
                Arrays.stream(retired).mapToObj(number -> key(32, number)).toList()));
    }

    private static String key(int bytes, int first) {
        var key = new byte[bytes];
        key[0] = (byte) first;
        return Base64.getEncoder().encodeToString(key);
    }
}
