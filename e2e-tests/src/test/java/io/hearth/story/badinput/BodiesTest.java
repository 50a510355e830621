package io.hearth.story.badinput;

import io.hearth.site.Answer;
import io.hearth.site.Door;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Bodies that are not what an operation asks for. */
@NullUnmarked
class BodiesTest {

    private static final int OVER_THE_LIMIT_OF_SERVICES = 300_000;
    private static final int OVER_ALL_LIMITS = 25_000_000;

    private static Door allRoles;

    @BeforeAll
    static void signIn() {
        allRoles = Cast.allRoles();
    }

    @TestFactory
    Stream<DynamicTest> unknownFieldsAreRefused() {
        return Harmless.tests(withBodies()
                .filter(operation -> operation.objectBody().isPresent())
                .map(operation -> new Case(
                        operation + " with an unknown field", () -> ask(operation, Map.of("noSuchField", 1)), 422)));
    }

    @TestFactory
    Stream<DynamicTest> wrongTypesAreRefused() {
        return Harmless.tests(withBodies()
                .flatMap(operation -> operation.objectBody().stream()
                        .flatMap(body -> body.path("properties").properties().stream())
                        .map(field -> new Case(
                                operation + " with a wrong " + field.getKey(),
                                () -> ask(
                                        operation,
                                        Map.of(
                                                field.getKey(),
                                                operation.schemas().misfit(field.getValue()))),
                                422))));
    }

    @TestFactory
    Stream<DynamicTest> whatIsNoJsonIsRefused() {
        return Harmless.tests(withBodies()
                .flatMap(operation -> Stream.of("", "{", "{\"a\":", "[1,", "{} {}", "nonsense", deep())
                        .map(text -> new Case(
                                operation + " with " + (text.length() > 20 ? "a deep nest" : "'" + text + "'"),
                                () -> ask(operation, text),
                                400,
                                422))));
    }

    @TestFactory
    Stream<DynamicTest> whatIsNoObjectIsRefused() {
        return Harmless.tests(withBodies()
                .flatMap(operation -> Stream.of("null", "[]", "[{}]", "1", "\"text\"", "true")
                        .map(text -> new Case(operation + " with " + text, () -> ask(operation, text), 400, 422))));
    }

    @TestFactory
    Stream<DynamicTest> largeBodiesAreRefusedByServices() {
        var large = "{\"text\":\"" + "x".repeat(OVER_THE_LIMIT_OF_SERVICES) + "\"}";
        return Harmless.tests(Operations.outer()
                .filter(operation -> operation.body().isPresent())
                .map(operation -> new Case(operation + " with a large body", () -> ask(operation, large), 413)));
    }

    @TestFactory
    Stream<DynamicTest> hugeBodiesAreRefusedByTheGatewayBeforeTheyCome() {
        return Harmless.tests(Operations.outer()
                .map(operation -> new Case(
                        operation + " with a huge body",
                        () -> PlainLine.send(
                                operation.method().name(),
                                operation.path(Operation.NO_ID),
                                Map.of(
                                        "Content-Type",
                                        "application/json",
                                        "Content-Length",
                                        String.valueOf(OVER_ALL_LIMITS)),
                                "{"),
                        413)));
    }

    private static Stream<Operation> withBodies() {
        // A channel's notification is text until its signature is checked: NoticesTest.
        return Operations.outer()
                .filter(operation -> operation.body().isPresent())
                .filter(operation -> !operation.path().startsWith("/api/pay/notify/"));
    }

    private static Answer ask(Operation operation, Object content) {
        return operation.ask(allRoles, Operation.NO_ID, content);
    }

    private static String deep() {
        return "[".repeat(1_000) + "]".repeat(1_000);
    }
}
