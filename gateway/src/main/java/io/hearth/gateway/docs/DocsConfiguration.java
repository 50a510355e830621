package io.hearth.gateway.docs;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.springdoc.core.properties.AbstractSwaggerUiConfigProperties.SwaggerUrl;
import org.springdoc.core.properties.SwaggerUiConfigProperties;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.cloud.gateway.route.RouteLocator;
import org.springframework.cloud.gateway.route.builder.RouteLocatorBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.publisher.Mono;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Brings the services' descriptions under one roof: {@code /docs} shows them, {@code /v3/api-docs/{service}} gives each. */
@Configuration(proxyBeanMethods = false)
class DocsConfiguration {

    private static final String DESCRIPTIONS = "/v3/api-docs";

    @Bean
    InitializingBean shownServices(SwaggerUiConfigProperties page, DocsSettings settings) {
        var shown = new LinkedHashSet<SwaggerUrl>();
        settings.services()
                .forEach(service -> shown.add(new SwaggerUrl(service, DESCRIPTIONS + "/" + service, service)));
        return () -> page.setUrls(shown);
    }

    @Bean
    RouteLocator descriptions(RouteLocatorBuilder builder, DocsSettings settings, JsonMapper json) {
        var routes = builder.routes();
        for (var service : settings.services()) {
            routes.route(
                    "docs-" + service,
                    route -> route.path(DESCRIPTIONS + "/" + service)
                            .and()
                            .method("GET")
                            .filters(filters -> filters.setPath(DESCRIPTIONS)
                                    .modifyResponseBody(
                                            String.class,
                                            String.class,
                                            (exchange, description) -> Mono.justOrEmpty(description)
                                                    .map(text -> throughUs(text, json))))
                            .uri("lb://" + service));
        }
        return routes.build();
    }

    // A service names itself as the server; from outside it is reached only here.
    private static String throughUs(String description, JsonMapper json) {
        try {
            if (json.readTree(description) instanceof ObjectNode document && document.has("openapi")) {
                return json.writeValueAsString(document.set("servers", json.valueToTree(List.of(Map.of("url", "/")))));
            }
            return description;
        } catch (JacksonException e) {
            return description;
        }
    }
}
