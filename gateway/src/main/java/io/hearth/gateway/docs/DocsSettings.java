package io.hearth.gateway.docs;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** @param services whose API descriptions are shown under {@code /docs}, by their names in the registry */
@ConfigurationProperties("hearth.gateway.docs")
record DocsSettings(@DefaultValue List<String> services) {

    DocsSettings {
        services = List.copyOf(services);
    }
}
