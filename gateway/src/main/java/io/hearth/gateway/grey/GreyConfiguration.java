package io.hearth.gateway.grey;

import org.springframework.cloud.loadbalancer.annotation.LoadBalancerClients;
import org.springframework.context.annotation.Configuration;

/** Chooses instances for all services by {@link GreyVersion}. */
@Configuration(proxyBeanMethods = false)
@LoadBalancerClients(defaultConfiguration = InstancesOfService.class)
class GreyConfiguration {}
