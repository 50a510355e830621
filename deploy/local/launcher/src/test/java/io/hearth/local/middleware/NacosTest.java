package io.hearth.local.middleware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.alibaba.nacos.api.NacosFactory;
import com.alibaba.nacos.api.PropertyKeyConst;
import com.alibaba.nacos.api.naming.listener.NamingEvent;
import io.hearth.local.TestStack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NacosTest {

    private final TestStack stack = TestStack.shared(Set.of(Middleware.NACOS));
    private final String namespace = "test-" + UUID.randomUUID();

    @Test
    void holdsTheSettingsOfAFolderWithTheAddressesPutIn(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("hearth.yaml"), "nacos: \"@nacos@\"\nsms: \"@sms@\"\nname: 暖城\n");
        Files.writeString(
                Files.createDirectories(folder.resolve("sentinel")).resolve("gateway.json"), "[{\"count\":5}]");

        stack.publish(namespace, folder, Map.of("sms", "127.0.0.1:8202"));

        var client = NacosFactory.createConfigService(client());
        try {
            assertThat(client.getConfig("hearth.yaml", "HEARTH", 3_000))
                    .isEqualTo(
                            "nacos: \"" + stack.address(Middleware.NACOS) + "\"\nsms: \"127.0.0.1:8202\"\nname: 暖城\n");
            assertThat(client.getConfig("gateway.json", "SENTINEL", 3_000)).isEqualTo("[{\"count\":5}]");
        } finally {
            client.shutDown();
        }
    }

    /** With the wrong hessian on the server's class path instances register, yet nobody is ever told. */
    @Test
    void tellsSubscribersOfANewInstance() throws Exception {
        var provider = NacosFactory.createNamingService(client());
        var consumer = NacosFactory.createNamingService(client());
        try {
            var told = new AtomicReference<NamingEvent>();
            consumer.subscribe("charge-service", event -> told.set((NamingEvent) event));

            provider.registerInstance("charge-service", "127.0.0.1", 8105);

            await().atMost(Duration.ofSeconds(10))
                    .untilAsserted(() -> assertThat(told.get())
                            .isNotNull()
                            .satisfies(event -> assertThat(event.getInstances())
                                    .singleElement()
                                    .satisfies(instance ->
                                            assertThat(instance.getPort()).isEqualTo(8105))));
        } finally {
            provider.shutDown();
            consumer.shutDown();
        }
    }

    private Properties client() {
        var properties = new Properties();
        properties.put(
                PropertyKeyConst.SERVER_ADDR, stack.address(Middleware.NACOS).toString());
        properties.put(PropertyKeyConst.NAMESPACE, namespace);
        return properties;
    }
}
