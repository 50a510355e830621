package io.hearth.story.badinput;

import io.hearth.site.Answer;
import io.hearth.site.Door;
import io.hearth.story.Town;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import tools.jackson.databind.JsonNode;

/**
 * One thing that a service can be asked, as its own description says.
 *
 * @param description of the operation in OpenAPI's words
 * @param schemas of the service, by their names
 */
record Operation(HttpMethod method, String path, JsonNode description, Schemas schemas) {

    /** An id that nothing has. */
    static final String NO_ID = "999999999999";

    private static final List<String> OPEN = List.of(
            "/api/auth/sms-codes",
            "/api/auth/login/",
            "/api/auth/refresh",
            "/api/pay/notify/",
            "/oauth2/jwks",
            "/.well-known/openid-configuration");

    boolean isInner() {
        return path.startsWith("/internal/");
    }

    /** Whether strangers may ask it. */
    boolean isOpen() {
        return OPEN.stream().anyMatch(path::startsWith);
    }

    /** Whether it shows residents what is theirs; it is not for staff. */
    boolean isOwn() {
        return path.startsWith("/api/me/");
    }

    boolean hasIds() {
        return path.contains("{");
    }

    /** The path with the same text for each id. */
    String path(String id) {
        return path.replaceAll("\\{[^}]+}", Matcher.quoteReplacement(id));
    }

    /** What the body must look like, if there is one in JSON. */
    Optional<JsonNode> body() {
        var schema = description
                .path("requestBody")
                .path("content")
                .path("application/json")
                .path("schema");
        return schema.isMissingNode() ? Optional.empty() : Optional.of(schemas.resolved(schema));
    }

    /** The body where it is an object, as nearly all are. */
    Optional<JsonNode> objectBody() {
        return body().filter(schema -> schema.path("type").asString("").equals("object"));
    }

    /** What may stand behind the question mark, by name. */
    Map<String, JsonNode> queries() {
        return schemas.queries(description.path("parameters"));
    }

    /** Asks with all that it wants, in the right form. */
    Answer askWell(Door door) {
        if (description.path("requestBody").path("content").has(MediaType.MULTIPART_FORM_DATA_VALUE)) {
            return door.upload(path(NO_ID), Town.STACK.checkout().resolve("README.md"));
        }
        return ask(door, path(NO_ID) + schemas.requiredQuery(description.path("parameters")), fittingBody(), Map.of());
    }

    @Nullable Object fittingBody() {
        return body().map(schemas::fitting).orElse(null);
    }

    Answer ask(Door door, String id, @Nullable Object content) {
        return ask(door, path(id), content, Map.of());
    }

    Answer ask(Door door, String at, @Nullable Object content, Map<String, String> headers) {
        return door.withHeader("Idempotency-Key", UUID.randomUUID().toString()).send(method, at, content, headers);
    }

    @Override
    public String toString() {
        return method + " " + path;
    }
}
