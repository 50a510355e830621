package io.hearth.simulator.pay.wechat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * The key set that a merchant and WeChat Pay share, as a folder of files that only their owner can read.
 *
 * <p>The folder holds {@code merchant_private.pem}, {@code merchant_public.pem}, {@code platform_private.pem},
 * {@code platform_public.pem} (PKCS#8 and X.509), {@code apiv3.key} (32 characters) and {@code wechat.properties} with
 * {@code merchant-id}, {@code app-id}, {@code merchant-serial-number} and {@code platform-public-key-id}. A merchant's
 * service needs the first, the fourth and the last two.
 *
 * @param apiV3Key 32 characters that seal the contents of notifications
 */
public record WeChatKeys(
        String merchantId,
        String appId,
        String merchantSerialNumber,
        PublicKey merchantPublicKey,
        String platformPublicKeyId,
        PrivateKey platformPrivateKey,
        String apiV3Key) {

    private static final String MERCHANT_PRIVATE = "merchant_private.pem";
    private static final String MERCHANT_PUBLIC = "merchant_public.pem";
    private static final String PLATFORM_PRIVATE = "platform_private.pem";
    private static final String PLATFORM_PUBLIC = "platform_public.pem";
    private static final String API_V3_KEY = "apiv3.key";
    private static final String PROPERTIES = "wechat.properties";

    private static final String MERCHANT_ID = "1900000109";
    private static final String APP_ID = "wx8888888888888888";
    private static final int RSA_BITS = 2048;
    private static final int SERIAL_BYTES = 20;
    private static final int API_V3_KEY_BYTES = 16;

    /**
     * The key set of the folder; a new one is made there first if there is none. Several programs may do so at once: they
     * end up with the same set.
     *
     * @throws UncheckedIOException if the folder cannot be read or written
     */
    public static WeChatKeys readOrCreate(Path folder) {
        try {
            if (!Files.exists(folder.resolve(PROPERTIES))) {
                create(folder.toAbsolutePath());
            }
            return read(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("the WeChat key set in " + folder, e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the WeChat key set in " + folder + " is damaged", e);
        }
    }

    private static WeChatKeys read(Path folder) throws IOException, GeneralSecurityException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(folder.resolve(PROPERTIES))) {
            properties.load(reader);
        }
        var rsa = KeyFactory.getInstance("RSA");
        return new WeChatKeys(
                property(properties, "merchant-id"),
                property(properties, "app-id"),
                property(properties, "merchant-serial-number"),
                rsa.generatePublic(new X509EncodedKeySpec(pem(folder.resolve(MERCHANT_PUBLIC)))),
                property(properties, "platform-public-key-id"),
                rsa.generatePrivate(new PKCS8EncodedKeySpec(pem(folder.resolve(PLATFORM_PRIVATE)))),
                Files.readString(folder.resolve(API_V3_KEY)).strip());
    }

    /** Writes the set beside its place and moves it there whole, so that nobody ever reads half a set. */
    private static void create(Path folder) throws IOException, GeneralSecurityException {
        var parent = Files.createDirectories(folder.getParent());
        var draft = Files.createTempDirectory(parent, ".wechat-keys-");
        write(draft);
        try {
            Files.move(draft, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException lost) {
            // Another program was faster, unless something else is in the way.
            discard(draft);
            if (!Files.exists(folder.resolve(PROPERTIES))) {
                throw new IOException(folder + " exists but holds no key set", lost);
            }
        }
    }

    private static void write(Path folder) throws IOException, GeneralSecurityException {
        var random = new SecureRandom();
        var generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(RSA_BITS, random);
        writePair(generator.generateKeyPair(), folder.resolve(MERCHANT_PRIVATE), folder.resolve(MERCHANT_PUBLIC));
        writePair(generator.generateKeyPair(), folder.resolve(PLATFORM_PRIVATE), folder.resolve(PLATFORM_PUBLIC));
        writeSecret(folder.resolve(API_V3_KEY), hex(random, API_V3_KEY_BYTES));
        var properties = new Properties();
        properties.setProperty("merchant-id", MERCHANT_ID);
        properties.setProperty("app-id", APP_ID);
        properties.setProperty(
                "merchant-serial-number", hex(random, SERIAL_BYTES).toUpperCase(Locale.ROOT));
        properties.setProperty(
                "platform-public-key-id",
                "PUB_KEY_ID_01" + MERCHANT_ID
                        + random.ints(20, 0, 10).mapToObj(String::valueOf).collect(Collectors.joining()));
        var text = new StringWriter();
        properties.store(text, "WeChat Pay key set of a simulator");
        writeSecret(folder.resolve(PROPERTIES), text.toString());
    }

    private static void writePair(KeyPair pair, Path privateKey, Path publicKey) throws IOException {
        writeSecret(privateKey, pem("PRIVATE KEY", pair.getPrivate().getEncoded()));
        writeSecret(publicKey, pem("PUBLIC KEY", pair.getPublic().getEncoded()));
    }

    private static void writeSecret(Path file, String text) throws IOException {
        Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(file, text, StandardOpenOption.TRUNCATE_EXISTING);
    }

    private static void discard(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static String hex(SecureRandom random, int bytes) {
        var value = new byte[bytes];
        random.nextBytes(value);
        return HexFormat.of().formatHex(value);
    }

    private static String pem(String type, byte[] key) {
        var lines = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII))
                .encodeToString(key);
        return "-----BEGIN " + type + "-----\n" + lines + "\n-----END " + type + "-----\n";
    }

    private static byte[] pem(Path file) throws IOException {
        return Base64.getMimeDecoder()
                .decode(Files.readAllLines(file).stream()
                        .filter(line -> !line.startsWith("-----"))
                        .collect(Collectors.joining()));
    }

    private static String property(Properties properties, String name) throws IOException {
        var value = properties.getProperty(name);
        if (value == null) {
            throw new IOException(PROPERTIES + " lacks " + name);
        }
        return value;
    }

    /** Names the set without its secrets. */
    @Override
    public String toString() {
        return "WeChatKeys[" + merchantId + ", " + merchantSerialNumber + ", " + platformPublicKeyId + "]";
    }
}
