package io.hearth.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.json.JsonMapper;

@SpringBootTest(
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.application.name=things",
            "spring.cloud.nacos.discovery.enabled=false",
            "spring.cloud.nacos.config.enabled=false",
            "spring.cloud.nacos.config.import-check.enabled=false",
            "spring.cloud.sentinel.enabled=false",
            "management.tracing.export.enabled=false",
            "spring.autoconfigure.exclude=com.alibaba.cloud.sentinel.endpoint.SentinelEndpointAutoConfiguration",
            "hearth.web.max-body=2KB"
        })
class DoorTest {

    static final String GOOD =
            "{\"name\":\"a\",\"amountFen\":1,\"areaSquareMetres\":\"80.00\",\"kind\":\"FLAT\",\"parts\":[{\"number\":1}]}";

    @LocalServerPort
    int port;

    @Autowired
    JsonMapper json;

    RestTestClient client;

    @BeforeEach
    void knock() {
        client = RestTestClient.bindToServer()
                .baseUrl("http://127.0.0.1:" + port)
                .build();
    }

    private RestTestClient.ResponseSpec post(String body) {
        return client.post()
                .uri("/things")
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    @Test
    void aGoodRequestComesBackWithItsDecimalsAsTextAndATraceId() {
        post(GOOD)
                .expectStatus()
                .isOk()
                .expectHeader()
                .value(TraceIds.HEADER, id -> assertThat(id).matches("[0-9a-f]{32}"))
                .expectBody()
                .jsonPath("$.areaSquareMetres")
                .isEqualTo("80.00");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"name\":\"a\"' | '\"name\":\"a\",\"more\":1' | more | UNKNOWN_FIELD",
                "'\"name\":\"a\"' | '\"name\":\" \"' | name | NOT_BLANK",
                "'\"name\":\"a\"' | '\"name\":7' | name | WRONG_TYPE",
                "'\"amountFen\":1' | '\"amountFen\":0' | amountFen | POSITIVE",
                "'\"amountFen\":1' | '\"amountFen\":1.0' | amountFen | WRONG_TYPE",
                "'\"amountFen\":1' | '\"amountFen\":\"1\"' | amountFen | WRONG_TYPE",
                "'\"amountFen\":1' | '\"amountFen\":true' | amountFen | WRONG_TYPE",
                "'\"amountFen\":1' | '\"amountFen\":null' | amountFen | WRONG_TYPE",
                "'\"kind\":\"FLAT\"' | '\"kind\":\"HUT\"' | kind | WRONG_TYPE",
                "'\"kind\":\"FLAT\"' | '\"kind\":0' | kind | WRONG_TYPE",
                "'{\"number\":1}' | '{\"number\":-1}' | parts[0].number | POSITIVE",
                "'\"80.00\"' | '\"eighty\"' | areaSquareMetres | WRONG_TYPE",
                "'\"name\":\"a\"' | '\"name\":\"a\",\"builtOn\":\"2026-02-30\"' | builtOn | WRONG_TYPE"
            })
    void aWrongFieldIsNamed(String good, String bad, String field, String code) {
        post(GOOD.replace(good, bad))
                .expectStatus()
                .isEqualTo(422)
                .expectHeader()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("INVALID_CONTENT")
                .jsonPath("$.errors[0].field")
                .isEqualTo(field)
                .jsonPath("$.errors[0].code")
                .isEqualTo(code)
                .jsonPath("$.traceId")
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "nonsense", GOOD + "{}", "[1]", "null", "{\"amountFen\":99999999999999999999}"})
    void whatIsNoRequestIsRefused(String body) {
        post(body).expectStatus().isEqualTo(400).expectBody().jsonPath("$.code").isEqualTo("MALFORMED_REQUEST");
    }

    @Test
    void deepNestingIsRefused() {
        var deep = "[".repeat(200) + "]".repeat(200);
        post(deep).expectStatus().isEqualTo(400);
        assertThatThrownBy(() -> json.readTree(deep)).isInstanceOf(StreamConstraintsException.class);
    }

    @Test
    void aHugeBodyIsRefused() {
        post("{\"name\":\"" + "x".repeat(3000) + "\"}")
                .expectStatus()
                .isEqualTo(413)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("BODY_TOO_LARGE");
    }

    @ParameterizedTest
    @CsvSource({"zh-CN,T1 已被占用", "en,T1 is taken", "fr,T1 已被占用"})
    void aRefusalSpeaksTheReadersLanguage(String language, String text) {
        client.get()
                .uri("/taken")
                .header("Accept-Language", language)
                .exchange()
                .expectStatus()
                .isEqualTo(409)
                .expectHeader()
                .valueEquals("Retry-After", "7")
                .expectBody()
                .jsonPath("$.detail")
                .isEqualTo(text)
                .jsonPath("$.until")
                .isEqualTo(5)
                .jsonPath("$.type")
                .isEqualTo("urn:hearth:problem:thing-taken");
    }

    @Test
    void aBugTellsNothingOfTheHouse() {
        client.get()
                .uri("/bug")
                .exchange()
                .expectStatus()
                .isEqualTo(500)
                .expectBody(String.class)
                .value(body -> assertThat(body).contains("INTERNAL_ERROR").doesNotContain("secret"));
    }

    @ParameterizedTest
    @CsvSource({
        "/nowhere,404,NOT_FOUND",
        "/things/x,422,INVALID_CONTENT",
        "/things?size=201,422,INVALID_CONTENT",
        "/things?page=0,422,INVALID_CONTENT"
    })
    void aPathOrQueryThatIsWrongIsRefused(String path, int status, String code) {
        client.get()
                .uri(path)
                .exchange()
                .expectStatus()
                .isEqualTo(status)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo(code);
    }

    @Test
    void aQueryOfTheWrongTypeIsNamed() {
        client.get()
                .uri("/things?page=one")
                .exchange()
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.errors[0].field")
                .isEqualTo("page")
                .jsonPath("$.errors[0].code")
                .isEqualTo("WRONG_TYPE");
    }

    @Test
    void methodsAndTypesThatAreNotThereAreRefused() {
        client.delete().uri("/things").exchange().expectStatus().isEqualTo(405);
        client.post()
                .uri("/things")
                .contentType(MediaType.TEXT_PLAIN)
                .body("a")
                .exchange()
                .expectStatus()
                .isEqualTo(415);
    }
}
