package io.hearth.web.client;

import feign.Response;
import feign.codec.ErrorDecoder;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads the problem document of a refused call. */
public final class RemoteProblems implements ErrorDecoder {

    private static final TypeReference<Map<String, Object>> DOCUMENT = new TypeReference<>() {};

    private final JsonMapper json;

    public RemoteProblems(JsonMapper json) {
        this.json = json;
    }

    @Override
    public Exception decode(String call, Response response) {
        var document = document(response);
        return new RemoteProblem(call, response.status(), Objects.toString(document.get("code"), ""), document);
    }

    private Map<String, Object> document(Response response) {
        if (response.body() == null) {
            return Map.of();
        }
        try (var body = response.body().asInputStream()) {
            var document = new HashMap<>(json.readValue(body, DOCUMENT));
            document.values().removeIf(Objects::isNull);
            return document;
        } catch (IOException | JacksonException e) {
            return Map.of("detail", "no problem document: " + e.getMessage());
        }
    }
}
