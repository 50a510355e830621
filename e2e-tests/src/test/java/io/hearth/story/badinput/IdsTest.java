package io.hearth.story.badinput;

import io.hearth.site.Door;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.springframework.http.HttpMethod;
import tools.jackson.databind.JsonNode;

/** Ids and queries that name nothing. */
@NullUnmarked
class IdsTest {

    private static final Map<String, String> IDS = Map.of(
            "zero", "0",
            "a negative number", "-1",
            "a number too large", "99999999999999999999",
            "nothing's number", Operation.NO_ID,
            "letters", "nonsense",
            "SQL", "1' OR '1'='1",
            "markup", "<script>",
            "Chinese", "供热",
            "a long text", "9".repeat(500));

    private static Door allRoles;
    private static Door resident;

    @BeforeAll
    static void theySignIn() {
        allRoles = Cast.allRoles();
        resident = Cast.resident(1).door();
    }

    @TestFactory
    Stream<DynamicTest> idsOfNothingAreRefused() {
        // A notification needs its signature first: NoticesTest.
        return Harmless.tests(Operations.outer()
                .filter(operation -> operation.hasIds() && !operation.isOpen())
                .flatMap(operation -> IDS.entrySet().stream()
                        .map(id -> new Case(
                                operation + " with " + id.getKey() + " for an id",
                                () -> operation.ask(
                                        door(operation),
                                        id.getValue(),
                                        operation
                                                .body()
                                                .map(operation.schemas()::fitting)
                                                .orElse(null)),
                                400,
                                404,
                                422))));
    }

    @TestFactory
    Stream<DynamicTest> queriesOfAnotherTypeAreRefused() {
        return Harmless.tests(Operations.outer()
                .filter(operation -> operation.method().equals(HttpMethod.GET))
                .flatMap(operation -> operation.queries().entrySet().stream()
                        .filter(query -> hasMisfits(query.getValue()))
                        .flatMap(query -> misfits(query.getKey())
                                .map(value -> new Case(
                                        operation + "?" + query.getKey() + "=" + value,
                                        () -> operation.ask(
                                                door(operation),
                                                operation.path(Operation.NO_ID) + "?" + query.getKey() + "=" + value,
                                                null,
                                                Map.of()),
                                        422)))));
    }

    private static boolean hasMisfits(JsonNode schema) {
        return schema.has("enum") || schema.path("type").asString("").equals("integer");
    }

    private static Stream<String> misfits(String query) {
        return switch (query) {
            case "page" -> Stream.of("nonsense", "0", "-1", "10001", "99999999999999999999");
            case "size" -> Stream.of("nonsense", "0", "-1", "201", "1.5");
            default -> Stream.of("nonsense", "1.5", "99999999999999999999");
        };
    }

    private static Door door(Operation operation) {
        return operation.isOwn() ? resident : allRoles;
    }
}
