package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.story.Town;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** There is one way to write each path, and none that leads inside. */
@NullUnmarked
class PathTricksTest {

    private static Map<String, String> allRoles;

    @BeforeAll
    static void signIn() {
        allRoles = Map.of("Authorization", "Bearer " + Cast.tokenOf("ADMIN", "CLERK", "FINANCE", "OPS"));
    }

    @TestFactory
    Stream<DynamicTest> nothingInnerIsReached() {
        var inner = Stream.concat(
                Operations.inner().map(operation -> Map.entry(operation.method().name(), operation.path("1"))),
                Stream.of("/internal", "/actuator", "/actuator/env", "/actuator/heapdump", "/actuator/loggers")
                        .map(path -> Map.entry("GET", path)));
        return Harmless.tests(inner.flatMap(target -> waysInto(target.getValue()).entrySet().stream()
                .map(way -> new Case(
                        target.getKey() + " " + target.getValue() + " " + way.getKey(),
                        () -> PlainLine.send(target.getKey(), way.getValue(), withJson(allRoles), "{}"),
                        400,
                        404))));
    }

    @TestFactory
    Stream<DynamicTest> strangersDoNotComeFromOpenPathsToOthers() {
        return Harmless.tests(Stream.of(
                        "/api/auth/login/../../staff",
                        "/api/auth/login/%2e%2e/%2e%2e/staff",
                        "/api/auth/login/..%2f..%2fstaff",
                        "/api/auth/login/..;/..;/staff",
                        "/api/pay/notify/%2E%2E/%2E%2E/bills",
                        "/v3/api-docs/..%5c..%5capi/staff",
                        "/docs/../api/staff",
                        "/swagger-ui/..;x/api/staff",
                        "/.well-known//../api/staff")
                .map(target -> new Case("GET " + target, () -> PlainLine.send("GET", target, Map.of(), ""), 400)));
    }

    @TestFactory
    Stream<DynamicTest> everyPathIsWrittenInOneWay() {
        return Harmless.tests(Stream.of(
                        "//api/bills",
                        "/api//bills",
                        "/api/bills//",
                        "/api/bills;x",
                        "/api;x=1/bills",
                        "/api/./bills",
                        "/api/x/../bills",
                        "/api/%2e/bills",
                        "/api/x/%2e%2e/bills",
                        "/api/x/%252e%252e/bills",
                        "/api%2fbills",
                        "/api%5cbills",
                        "/api\\bills",
                        "/api/bills%3b",
                        "/api/bills%3fpage=1",
                        "/api/bills%23",
                        "/api/bills%00",
                        "/api/bills%0d%0aX-A:%20b",
                        "/api/bills/%zz",
                        "/api/bills/%c0%ae",
                        "/api/bills/%ff")
                .map(target -> new Case("GET " + target, () -> PlainLine.send("GET", target, allRoles, ""), 400)));
    }

    @Test
    void butThePlainPathIsAnswered() {
        assertThat(PlainLine.send("GET", "/api/bills", allRoles, "").status()).isEqualTo(200);
    }

    /** A path, and how else one could try to write it. */
    private static Map<String, String> waysInto(String path) {
        var inside = path.substring(1);
        var ways = new LinkedHashMap<String, String>();
        ways.put("as it is", path);
        ways.put("with a slash more", "/" + path);
        ways.put("with a slash behind", path + "/");
        ways.put("from below /api", "/api/.." + path);
        ways.put("from below /api, dots encoded", "/api/%2e%2e" + path);
        ways.put("from below /api, one dot encoded", "/api/.%2E" + path);
        ways.put("from below /api, dots encoded twice", "/api/%252e%252e" + path);
        ways.put("from below /api, slash encoded", "/api/..%2f" + inside);
        ways.put("from below /api, backslash", "/api\\..\\" + inside);
        ways.put("from below /api, backslash encoded", "/api/..%5c" + inside);
        ways.put("from below /api, with a parameter", "/api/..;x" + path);
        ways.put("from below a route", "/api/customers/%2e%2e/%2e%2e" + path);
        ways.put("from below an open path", "/api/auth/login/..;/..;/.." + path);
        ways.put("with a parameter", path.replaceFirst("/(\\w+)", "/$1;x"));
        ways.put("with slashes encoded", "/" + inside.replace("/", "%2f"));
        ways.put("with a letter encoded", "/%" + Integer.toHexString(inside.charAt(0)) + inside.substring(1));
        ways.put("with a dot", "/." + path);
        ways.put("with a capital", "/" + Character.toUpperCase(inside.charAt(0)) + inside.substring(1));
        ways.put("with a zero byte", path + "%00");
        ways.put("as a whole address", Town.SITE.gateway() + path);
        ways.put("as an address elsewhere", "http://user-service" + path);
        return ways;
    }

    private static Map<String, String> withJson(Map<String, String> headers) {
        var all = new HashMap<>(headers);
        all.put("Content-Type", "application/json");
        all.put("Content-Length", "2");
        return all;
    }
}
