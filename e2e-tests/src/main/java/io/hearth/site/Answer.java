package io.hearth.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.client.ClientHttpResponse;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/**
 * What came back through a door.
 *
 * @param request what was asked, for messages
 * @param body missing where there is none or it is not JSON
 */
public record Answer(String request, int status, HttpHeaders headers, String text, JsonNode body) {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int SHOWN = 500;

    static Answer read(String request, ClientHttpResponse response) throws IOException {
        var text = new String(response.getBody().readAllBytes(), StandardCharsets.UTF_8);
        return new Answer(request, response.getStatusCode().value(), response.getHeaders(), text, json(text));
    }

    public boolean isGood() {
        return status >= 200 && status < 300;
    }

    /**
     * The body of an answer that says yes.
     *
     * @throws Refused if it says no
     */
    public JsonNode good() {
        if (!isGood()) {
            throw new Refused(this);
        }
        return body;
    }

    /** The entries of a list that was answered. */
    public List<JsonNode> items() {
        return good().path("items").valueStream().toList();
    }

    /** The upper-snake word of a refusal, empty if there is none. */
    public String code() {
        return body.path("code").asString("");
    }

    public String traceId() {
        var id = headers.getFirst("X-Trace-Id");
        return id == null ? "" : id;
    }

    @Override
    public String toString() {
        return request + " -> " + status + " " + (text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text);
    }

    private static JsonNode json(String text) {
        try {
            return text.isBlank() ? MissingNode.getInstance() : JSON.readTree(text);
        } catch (JacksonException e) {
            return MissingNode.getInstance();
        }
    }

    /** Somebody said no. */
    public static final class Refused extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient Answer answer;

        Refused(Answer answer) {
            super(answer.toString());
            this.answer = answer;
        }

        public Answer answer() {
            return answer;
        }
    }
}
