package io.hearth.local.middleware;

import io.hearth.local.process.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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

    /** With it the first administrator signs in. */
    public static final String ADMIN_PASSWORD = "HEARTH_ADMIN_PASSWORD";

    private static final int KEY_BYTES = 32;

    private static final int PASSWORD_BYTES = 18;

    public Credentials {
        byVariable = Map.copyOf(byVariable);
    }

    /** Those of this home; what is missing is made now. */
    public static Credentials of(Home home, Map<String, String> environment) throws IOException {
        var file = home.root().resolve("secrets.properties");
        var stored = new Properties();
        if (Files.exists(file)) {
            try (var in = Files.newBufferedReader(file)) {
                stored.load(in);
            }
        }
        var secrets = new TreeMap<String, String>();
        fresh().forEach((name, value) -> secrets.put(name, stored.getProperty(name, value)));
        if (!stored.keySet().containsAll(secrets.keySet())) {
            write(file, secrets);
        }
        secrets.replaceAll(environment::getOrDefault);
        return new Credentials(secrets);
    }

    public String databaseUser() {
        return byVariable.getOrDefault(DB_USER, "");
    }

    public String databasePassword() {
        return byVariable.getOrDefault(DB_PASSWORD, "");
    }

    private static Map<String, String> fresh() {
        var random = new SecureRandom();
        return Map.of(
                DB_USER, "hearth",
                DB_PASSWORD, password(random),
                ADMIN_PASSWORD, password(random),
                INTERNAL_KEY, key(random),
                DATA_KEY, key(random));
    }

    private static String password(SecureRandom random) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(random, PASSWORD_BYTES));
    }

    private static String key(SecureRandom random) {
        return Base64.getEncoder().encodeToString(bytes(random, KEY_BYTES));
    }

    private static byte[] bytes(SecureRandom random, int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private static void write(Path file, Map<String, String> secrets) throws IOException {
        Files.createDirectories(file.getParent());
        var fresh = Files.createTempFile(
                file.getParent(),
                "secrets",
                ".new",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(
                fresh,
                secrets.entrySet().stream()
                        .map(secret -> secret.getKey() + "=" + secret.getValue())
                        .toList());
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Names only: this may end in a log. */
    @Override
    public String toString() {
        return "Credentials" + byVariable.keySet();
    }
}
