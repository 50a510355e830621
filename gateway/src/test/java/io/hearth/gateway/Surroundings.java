package io.hearth.gateway;

import com.alibaba.nacos.api.NacosFactory;
import com.alibaba.nacos.api.PropertyKeyConst;
import com.alibaba.nacos.api.config.ConfigService;
import com.alibaba.nacos.api.exception.NacosException;
import com.alibaba.nacos.api.naming.NamingService;
import com.alibaba.nacos.api.naming.pojo.Instance;
import io.hearth.local.TestStack;
import io.hearth.local.middleware.Middleware;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Nacos and Redis as they really are, the published settings, and an upstream that is registered as most services. */
@NullUnmarked
final class Surroundings implements BeforeAllCallback {

    static final String ISSUER = "http://gateway.test";

    private static final String NAMESPACE = "test-" + ProcessHandle.current().pid();
    private static final String GROUP = "HEARTH";

    private static Surroundings shared;

    private Upstream upstream;
    private Upstream grey;
    private Tokens tokens;
    private ConfigService settings;
    private NamingService registry;

    static Surroundings shared() {
        return shared;
    }

    @Override
    public void beforeAll(ExtensionContext test) throws IOException, NacosException {
        synchronized (Surroundings.class) {
            if (shared == null) {
                start();
                shared = this;
            }
        }
    }

    Upstream upstream() {
        return upstream;
    }

    /** The upstream that is registered as version v2 of billing-bill-service. */
    Upstream grey() {
        return grey;
    }

    Tokens tokens() {
        return tokens;
    }

    /** Changes a setting or rule while the gateway runs. */
    void publish(String dataId, String group, String text) {
        try {
            if (!settings.publishConfig(dataId, group, text)) {
                throw new IllegalStateException("Nacos refuses " + dataId);
            }
        } catch (NacosException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What deploy/nacos holds, with the issuer of these tests. */
    static String deployed(String file) {
        try {
            return Files.readString(folder().resolve(file)).replace("http://@gateway@", ISSUER);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void start() throws IOException, NacosException {
        var stack = TestStack.shared(EnumSet.of(Middleware.NACOS, Middleware.REDIS));
        stack.environment(NAMESPACE).forEach(System::setProperty);
        stack.publish(NAMESPACE, folder(), Map.of("gateway", ISSUER.substring("http://".length())));
        upstream = new Upstream();
        tokens = new Tokens(ISSUER);
        upstream.publishes(tokens.published());
        var properties = new Properties();
        properties.put(
                PropertyKeyConst.SERVER_ADDR, stack.address(Middleware.NACOS).toString());
        properties.put(PropertyKeyConst.NAMESPACE, NAMESPACE);
        settings = NacosFactory.createConfigService(properties);
        registry = NacosFactory.createNamingService(properties);
        for (var service : List.of(
                "auth-center",
                "user-service",
                "property-service",
                "charge-service",
                "payment-service",
                "invoice-service")) {
            registry.registerInstance(service, GROUP, instance(upstream.port()));
        }
        grey = new Upstream();
        var second = instance(grey.port());
        second.setMetadata(Map.of("gray-version", "v2"));
        // One connection to Nacos stands for one instance of a service; two go together or the later replaces the
        // first.
        registry.batchRegisterInstance("billing-bill-service", GROUP, List.of(instance(upstream.port()), second));
    }

    private static Instance instance(int port) {
        var instance = new Instance();
        instance.setIp("127.0.0.1");
        instance.setPort(port);
        return instance;
    }

    private static Path folder() {
        for (var folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("deploy/nacos"))) {
                return folder.resolve("deploy/nacos");
            }
        }
        throw new IllegalStateException("deploy/nacos is not above this folder");
    }
}
