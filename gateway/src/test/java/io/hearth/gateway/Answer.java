package io.hearth.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the gateway answered. */
record Answer(HttpResponse<String> response) {

    int status() {
        return response.statusCode();
    }

    Optional<String> header(String name) {
        return response.headers().firstValue(name);
    }

    String body() {
        return response.body();
    }

    JsonNode json() {
        return new JsonMapper().readTree(response.body());
    }

    /** Asserts that it is this refusal, told as every refusal is. */
    Answer isRefused(int status, String code) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(header("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
        var document = json();
        assertThat(document.path("code").asString()).isEqualTo(code);
        assertThat(document.path("status").asInt()).isEqualTo(status);
        assertThat(document.path("detail").asString()).isNotEmpty();
        assertThat(document.path("traceId").asString()).isNotEmpty();
        assertThat(response.headers().allValues("X-Trace-Id"))
                .containsExactly(document.path("traceId").asString());
        return this;
    }

    Answer passed() {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        assertThat(response.headers().allValues("X-Trace-Id")).hasSize(1).allMatch(id -> id.matches("[0-9a-f]{32}"));
        return this;
    }
}
