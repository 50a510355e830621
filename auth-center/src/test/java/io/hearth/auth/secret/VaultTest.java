package io.hearth.auth.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
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
    void wantsAKeyOf32Bytes() {
        assertThatThrownBy(() -> new SecretSettings(Base64.getEncoder().encodeToString(new byte[16])))
                .hasMessageContaining("hearth.auth.data-key");
    }

    private static Vault vault(int first) {
        var key = new byte[32];
        key[0] = (byte) first;
        return new Vault(new SecretSettings(Base64.getEncoder().encodeToString(key)));
    }
}
