package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.site.Answer;
import java.util.List;

/** How every no is told, whoever says it: RFC 9457 with a code and a trace id, and nothing of our insides. */
final class Refusal {

    private static final List<String> INSIDES =
            List.of("Exception", "\tat ", "java.", "io.hearth.", "org.springframework", "jackson", "SQL", "Whitelabel");

    private Refusal() {}

    /** @param statuses those that are right here */
    static void check(Answer answer, List<Integer> statuses) {
        assertThat(answer.status()).as("status of %s", answer).isIn(statuses);
        assertThat(answer.headers().getFirst("Content-Type"))
                .as("content type of %s", answer)
                .startsWith("application/problem+json");
        var body = answer.body();
        assertThat(body.path("status").asInt(0)).as("status in %s", answer).isEqualTo(answer.status());
        assertThat(answer.code()).as("code of %s", answer).matches("[A-Z][A-Z0-9_]+");
        assertThat(body.path("type").asString("")).as("type of %s", answer).startsWith("urn:hearth:problem:");
        assertThat(body.path("detail").asString("")).as("detail of %s", answer).isNotBlank();
        assertThat(body.path("traceId").asString(""))
                .as("trace id of %s", answer)
                .matches("[0-9a-f]{32}")
                .isEqualTo(answer.traceId());
        assertThat(answer.text()).as("text of %s", answer).doesNotContain(INSIDES);
    }
}
