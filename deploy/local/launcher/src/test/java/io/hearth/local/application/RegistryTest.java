package io.hearth.local.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.alibaba.nacos.api.NacosFactory;
import com.alibaba.nacos.api.PropertyKeyConst;
import io.hearth.local.TestStack;
import io.hearth.local.middleware.Middleware;
import io.hearth.local.middleware.SettingsFiles;
import java.time.Duration;
import java.util.Properties;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class RegistryTest {

    private final TestStack stack = TestStack.shared(Set.of(Middleware.NACOS));
    private final String namespace = "test-" + UUID.randomUUID();

    /** Services live in a group of their own: whoever looks in the usual one never finds them. */
    @Test
    void findsAServiceInTheGroupOfHearthAtItsPort() throws Exception {
        var properties = new Properties();
        properties.put(
                PropertyKeyConst.SERVER_ADDR, stack.address(Middleware.NACOS).toString());
        properties.put(PropertyKeyConst.NAMESPACE, namespace);
        var service = NacosFactory.createNamingService(properties);
        try (var registry = new Registry(stack.address(Middleware.NACOS), namespace)) {
            service.registerInstance("charge-service", SettingsFiles.GROUP, "127.0.0.1", 8105);
            service.registerInstance("stranger", "127.0.0.1", 8106);

            await().atMost(Duration.ofSeconds(10)).until(() -> registry.hasHealthy("charge-service", 8105));
            assertThat(registry.hasHealthy("charge-service", 8106)).isFalse();
            assertThat(registry.hasHealthy("stranger", 8106)).isFalse();
        } finally {
            service.shutDown();
        }
    }
}
