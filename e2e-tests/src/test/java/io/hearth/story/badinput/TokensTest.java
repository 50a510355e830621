package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Who has no token, or one that is not good, gets nowhere. */
@NullUnmarked
class TokensTest {

    private static final Duration HOUR = Duration.ofHours(1);

    /** A clerk's, as auth-center gave it. */
    private static Jwt real;

    private static Jwt.Signer authCenter;

    @BeforeAll
    static void aClerkSignsIn() {
        real = Jwt.of(Cast.tokenOf("CLERK"));
        authCenter = Keys.ofAuthCenter();
    }

    @TestFactory
    Stream<DynamicTest> strangersAreRefused() {
        return Harmless.tests(closed().map(operation -> new Case(
                operation + " without a token", () -> operation.ask(Cast.stranger(), Operation.NO_ID, null), 401)));
    }

    @TestFactory
    Stream<DynamicTest> badTokensAreRefused() {
        var tokens = badTokens();
        return Harmless.tests(closed().flatMap(operation -> tokens.entrySet().stream()
                .map(token -> new Case(
                        operation + " with a token " + token.getKey(),
                        () -> operation.ask(Cast.stranger().with(token.getValue()), Operation.NO_ID, null),
                        401))));
    }

    @Test
    void butTheSameTokenIsGoodWhenAuthCenterHasSignedItAndItIsAlive() {
        var good = real.withClaim("exp", Instant.now().plus(HOUR).getEpochSecond());
        assertThat(Cast.stranger()
                        .with(good.signed(authCenter).text())
                        .get("/api/auth/me")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aTokenEndsWithItsSession() {
        var door = Cast.stranger().with(Cast.tokenOf("CLERK"));
        assertThat(door.get("/api/auth/me").status()).isEqualTo(200);
        door.post("/api/auth/logout", null).good();
        var answer = door.get("/api/auth/me");
        Refusal.check(answer, List.of(401));
        assertThat(answer.code()).isEqualTo("SESSION_ENDED");
    }

    @Test
    void openIsOnlyWhatIsDocumentedAsOpen() {
        assertThat(Operations.outer().filter(Operation::isOpen).map(Operation::toString))
                .containsExactlyInAnyOrder(
                        "POST /api/auth/sms-codes",
                        "POST /api/auth/login/sms",
                        "POST /api/auth/login/staff",
                        "POST /api/auth/refresh",
                        "POST /api/pay/notify/{channel}",
                        "GET /oauth2/jwks",
                        "GET /.well-known/openid-configuration");
    }

    private static Stream<Operation> closed() {
        return Operations.outer().filter(operation -> !operation.isOpen());
    }

    /** Each wrong in one thing only. */
    private static Map<String, String> badTokens() {
        var hourAgo = Instant.now().minus(HOUR).getEpochSecond();
        var tokens = new LinkedHashMap<String, String>();
        tokens.put("that is none", "nonsense");
        tokens.put(
                "that has expired",
                real.withClaim("exp", hourAgo).signed(authCenter).text());
        tokens.put(
                "with another role written in",
                real.withClaim("roles", List.of("ADMIN")).text());
        tokens.put("of alg none", new Jwt(real.withHeader("alg", "none").header(), real.claims(), "").text());
        tokens.put("of somebody else's key", real.signed(Keys.ofSomebodyElse()).text());
        tokens.put(
                "of HS256 with the public key",
                real.withHeader("alg", "HS256")
                        .signed(Keys.hmacWithThePublicKey())
                        .text());
        tokens.put(
                "for others",
                real.withClaim("aud", "elsewhere").signed(authCenter).text());
        tokens.put(
                "of another issuer",
                real.withClaim("iss", "http://elsewhere").signed(authCenter).text());
        return tokens;
    }
}
