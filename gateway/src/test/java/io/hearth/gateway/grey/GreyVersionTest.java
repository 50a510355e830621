package io.hearth.gateway.grey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.cloud.client.DefaultServiceInstance;
import org.springframework.cloud.client.ServiceInstance;

class GreyVersionTest {

    private final ServiceInstance stable = instance(1, Map.of());
    private final ServiceInstance second = instance(2, Map.of("gray-version", ""));
    private final ServiceInstance grey = instance(3, Map.of("gray-version", "v2"));
    private final List<ServiceInstance> all = List.of(stable, second, grey);

    @Test
    void isOnlyForThoseWhoAsk() {
        assertThat(GreyVersion.among(all, Optional.empty())).containsExactly(stable, second);
        assertThat(GreyVersion.among(all, Optional.of(""))).containsExactly(stable, second);
        assertThat(GreyVersion.among(all, Optional.of("v2"))).containsExactly(grey);
    }

    @Test
    void fallsBackToTheStableOnes() {
        assertThat(GreyVersion.among(all, Optional.of("v3"))).containsExactly(stable, second);
    }

    @Test
    void isNeverGivenToSomebodyWhoDidNotAsk() {
        assertThat(GreyVersion.among(List.of(grey), Optional.empty())).isEmpty();
    }

    private static ServiceInstance instance(int port, Map<String, String> metadata) {
        return new DefaultServiceInstance("i" + port, "billing-bill-service", "127.0.0.1", port, false, metadata);
    }
}
