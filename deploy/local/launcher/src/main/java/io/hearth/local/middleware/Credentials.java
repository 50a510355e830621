package io.hearth.local.middleware;

import io.hearth.local.process.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * The secrets of one stack, by the names of the environment variables in which programs get them.
 *
 * <p>Made at the first start and kept in {@code secrets.properties}, readable by the owner only; what the environment
 * gives goes first.
 */
public record Credentials(Map<String, String> byVariable) {

    public static final String DB_USER = "HEARTH_DB_USER";
    public static final String DB_PASSWORD = "HEARTH_DB_PASSWORD";

    /** HS256 key of the identity that services pass to each other, base64 of 32 bytes. */
    public static final String INTERNAL_KEY = "HEARTH_INTERNAL_KEY";

    /** Key of what is encrypted at rest, base64 of 32 bytes. */
    public static final String DATA_KEY = "HEARTH_DATA_KEY";

    private static final int KEY_BYTES = 32;

    public Credentials {
        byVariable = Map.copyOf(byVariable);
    }

    /** Those of this home, made now if there are none. */
    public static Credentials of(Home home, Map<String, String> environment) throws IOException {
        var file = home.root().resolve("secrets.properties");
        if (!Files.exists(file)) {
            write(file);
        }
        var stored = new Properties();
        try (var in = Files.newBufferedReader(file)) {
            stored.load(in);
        }
        var secrets = new TreeMap<String, String>();
        for (var name : stored.stringPropertyNames()) {
            secrets.put(name, environment.getOrDefault(name, stored.getProperty(name)));
        }
        return new Credentials(secrets);
    }

    public String databaseUser() {
        return byVariable.getOrDefault(DB_USER, "");
    }

    public String databasePassword() {
        return byVariable.getOrDefault(DB_PASSWORD, "");
    }

    private static void write(Path file) throws IOException {
        var random = new SecureRandom();
        Files.createDirectories(file.getParent());
        var fresh = Files.createTempFile(
                file.getParent(),
                "secrets",
                ".new",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(fresh, """
                %s=hearth
                %s=%s
                %s=%s
                %s=%s
                """.formatted(
                        DB_USER,
                        DB_PASSWORD,
                        Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(random, 18)),
                        INTERNAL_KEY,
                        Base64.getEncoder().encodeToString(bytes(random, KEY_BYTES)),
                        DATA_KEY,
                        Base64.getEncoder().encodeToString(bytes(random, KEY_BYTES))));
        Files.move(fresh, file);
    }

    private static byte[] bytes(SecureRandom random, int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Names only: this may end in a log. */
    @Override
    public String toString() {
        return "Credentials" + byVariable.keySet();
    }
}
