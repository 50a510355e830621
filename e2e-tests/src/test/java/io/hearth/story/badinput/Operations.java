package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.application.Application;
import io.hearth.site.Door;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.springframework.http.HttpMethod;

/** Everything that the running services can be asked, in their own words: what is new is in here by itself. */
final class Operations {

    private static final List<Operation> ALL = read();

    private Operations() {}

    /** What people and channels may ask. */
    static Stream<Operation> outer() {
        return ALL.stream().filter(operation -> !operation.isInner());
    }

    /** What services ask each other. */
    static Stream<Operation> inner() {
        return ALL.stream().filter(Operation::isInner);
    }

    private static List<Operation> read() {
        var stranger = Cast.stranger();
        return Arrays.stream(Application.values())
                .filter(application -> application.kind() == Application.Kind.SERVICE)
                .filter(application -> application != Application.GATEWAY)
                .flatMap(service -> ofService(service.program(), stranger))
                .toList();
    }

    private static Stream<Operation> ofService(String service, Door stranger) {
        var document = stranger.get("/v3/api-docs/" + service).good();
        var schemas = new Schemas(document.path("components").path("schemas"));
        assertThat(document.path("paths").size()).as("paths of " + service).isPositive();
        return document.path("paths").properties().stream()
                .flatMap(path -> path.getValue().properties().stream()
                        .map(operation -> new Operation(
                                HttpMethod.valueOf(operation.getKey().toUpperCase(Locale.ROOT)),
                                path.getKey(),
                                operation.getValue(),
                                schemas)));
    }
}
