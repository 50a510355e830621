package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.site.Answer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.http.HttpHeaders;
import tools.jackson.databind.json.JsonMapper;

/** The measure itself: it lets a good refusal pass, and nothing that lacks one thing. */
class RefusalTest {

    private static final String TRACE = "6b0e01642a8ebdae3cb7ffdcd1cad860";
    private static final String GOOD =
            "{\"type\":\"urn:hearth:problem:x\",\"status\":404,\"detail\":\"no\",\"code\":\"X_Y\",\"traceId\":\""
                    + TRACE + "\"}";

    @Test
    void aGoodOneWillDo() {
        assertThatCode(() -> check(404, "application/problem+json", GOOD)).doesNotThrowAnyException();
    }

    @Test
    void ofAnotherStatusOrKindItWillNot() {
        assertThatThrownBy(() -> check(500, "application/problem+json", GOOD)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> check(404, "application/json", GOOD)).isInstanceOf(AssertionError.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"status\":404 | \"status\":400",
                "X_Y | x-y",
                "urn:hearth:problem:x | about:blank",
                "\"no\" | \" \"",
                "\"no\" | \"java.lang.NullPointerException\"",
                "6b0e | 0000"
            })
    void withoutOneThingItWillNot(String good, String bad) {
        assertThatThrownBy(() -> check(404, "application/problem+json", GOOD.replace(good, bad)))
                .isInstanceOf(AssertionError.class);
    }

    private static void check(int status, String contentType, String text) {
        var headers = new HttpHeaders();
        headers.add("Content-Type", contentType);
        headers.add("X-Trace-Id", TRACE);
        Refusal.check(
                new Answer("GET /", status, headers, text, JsonMapper.shared().readTree(text)), List.of(404));
    }
}
