package io.hearth.auth.secret;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/** Vaults before, during and after a change of the data key. */
public final class Vaults {

    private static final String OLD = Base64.getEncoder().encodeToString(new byte[32]);
    private static final String NEW =
            Base64.getEncoder().encodeToString("another key of exactly 32 bytes.".getBytes(StandardCharsets.US_ASCII));

    private Vaults() {}

    public static Vault before() {
        return new Vault(new SecretSettings(OLD, List.of()));
    }

    public static Vault during() {
        return new Vault(new SecretSettings(NEW, List.of(OLD)));
    }

    public static Vault after() {
        return new Vault(new SecretSettings(NEW, List.of()));
    }
}
