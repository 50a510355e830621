package io.hearth.gateway.grey;

import java.util.List;
import java.util.Optional;
import org.springframework.cloud.client.ServiceInstance;
import org.springframework.cloud.client.loadbalancer.Request;
import org.springframework.cloud.client.loadbalancer.RequestData;
import org.springframework.cloud.client.loadbalancer.RequestDataContext;
import org.springframework.cloud.loadbalancer.core.DelegatingServiceInstanceListSupplier;
import org.springframework.cloud.loadbalancer.core.ServiceInstanceListSupplier;
import reactor.core.publisher.Flux;

/** A service's instances as the request may see them. */
final class GreyInstances extends DelegatingServiceInstanceListSupplier {

    GreyInstances(ServiceInstanceListSupplier all) {
        super(all);
    }

    @Override
    public Flux<List<ServiceInstance>> get() {
        return getDelegate().get().map(instances -> GreyVersion.among(instances, Optional.empty()));
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Flux<List<ServiceInstance>> get(Request request) {
        var asked = request.getContext() instanceof RequestDataContext context
                ? Optional.ofNullable(context.getClientRequest())
                        .map(RequestData::getHeaders)
                        .map(headers -> headers.getFirst(GreyVersion.HEADER))
                : Optional.<String>empty();
        return getDelegate().get(request).map(instances -> GreyVersion.among(instances, asked));
    }
}
