package io.hearth.gateway.grey;

import org.springframework.cloud.loadbalancer.core.ServiceInstanceListSupplier;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;

/** The beans that each service has of its own; not annotated, so that none of them is the gateway's. */
class InstancesOfService {

    @Bean
    ServiceInstanceListSupplier instances(ConfigurableApplicationContext service) {
        return ServiceInstanceListSupplier.builder()
                .withDiscoveryClient()
                .with((context, all) -> new GreyInstances(all))
                .build(service);
    }
}
