package io.hearth.gateway.grey;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.springframework.cloud.client.ServiceInstance;

/**
 * The rule of grey releases: an instance that registered with a {@value #METADATA} is only for requests that ask for that
 * version; all others share the instances without one.
 */
final class GreyVersion {

    /** What a request says. */
    static final String HEADER = "X-Gray-Version";

    /** What an instance says when it registers. */
    static final String METADATA = "gray-version";

    private GreyVersion() {}

    /** The instances that may serve the request; whoever asks for a version that is not there is served all the same. */
    static List<ServiceInstance> among(List<ServiceInstance> instances, Optional<String> asked) {
        var grey = asked.map(version -> those(instances, version::equals)).orElse(List.of());
        return grey.isEmpty() ? those(instances, String::isEmpty) : grey;
    }

    private static List<ServiceInstance> those(List<ServiceInstance> instances, Predicate<String> version) {
        return instances.stream()
                .filter(instance -> version.test(versionOf(instance)))
                .toList();
    }

    private static String versionOf(ServiceInstance instance) {
        var metadata = instance.getMetadata();
        return metadata == null ? "" : metadata.getOrDefault(METADATA, "");
    }
}
