package io.hearth.payment.channel.wechat;

import com.wechat.pay.java.core.RSAPublicKeyConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Who we are for WeChat Pay.
 *
 * @param id the merchant number
 * @param config the SDK's form of our keys and the platform's
 */
record Merchant(String id, String appId, RSAPublicKeyConfig config) {

    /** @throws UncheckedIOException if the folder holds no key set */
    static Merchant read(Path folder) {
        try (var file = Files.newBufferedReader(folder.resolve("wechat.properties"))) {
            var properties = new Properties();
            properties.load(file);
            var id = property(properties, "merchant-id");
            return new Merchant(
                    id,
                    property(properties, "app-id"),
                    new RSAPublicKeyConfig.Builder()
                            .merchantId(id)
                            .merchantSerialNumber(property(properties, "merchant-serial-number"))
                            .privateKeyFromPath(
                                    folder.resolve("merchant_private.pem").toString())
                            .publicKeyId(property(properties, "platform-public-key-id"))
                            .publicKeyFromPath(
                                    folder.resolve("platform_public.pem").toString())
                            .apiV3Key(Files.readString(folder.resolve("apiv3.key"))
                                    .strip())
                            .build());
        } catch (IOException e) {
            throw new UncheckedIOException("the WeChat Pay key set in " + folder.toAbsolutePath(), e);
        }
    }

    private static String property(Properties properties, String name) throws IOException {
        var value = properties.getProperty(name);
        if (value == null) {
            throw new IOException("wechat.properties lacks " + name);
        }
        return value;
    }

    /** Names the merchant without its keys. */
    @Override
    public String toString() {
        return "Merchant[" + id + "]";
    }
}
