package io.hearth.story.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.hearth.site.Answer;
import io.hearth.story.Town;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.springframework.http.HttpMethod;

/** Money is announced by the channel alone: what it has not signed, and just now, is not even kept. */
@NullUnmarked
class NoticesTest {

    private static final String DOOR = "/api/pay/notify/wechat";
    private static final String PAID = "{\"id\":\"forged\",\"event_type\":\"TRANSACTION.SUCCESS\"}";

    private static final Path KEYS = Path.of(Town.SITE.environment().get("HEARTH_WECHAT_KEYS"));

    @TestFactory
    Stream<DynamicTest> forgedOnesAreRefused() {
        var before = Fingerprint.now();
        var now = Instant.now();
        var platform = Keys.inFile(KEYS.resolve("platform_private.pem"));
        var platformId = platformId();
        var forged = Map.of(
                "without a signature", tell(Map.of()),
                "with a signature that is none", tell(signed(now, platformId, text -> new byte[] {1, 2, 3})),
                "signed by somebody else", tell(signed(now, platformId, Keys.ofSomebodyElse())),
                "signed by ourselves", tell(signed(now, platformId, Keys.inFile(KEYS.resolve("merchant_private.pem")))),
                "signed with a key of another number", tell(signed(now, "PUB_KEY_ID_0", platform)),
                "signed an hour ago", tell(signed(now.minus(Duration.ofHours(1)), platformId, platform)),
                "signed for tomorrow", tell(signed(now.plus(Duration.ofDays(1)), platformId, platform)));
        return Stream.concat(
                forged.entrySet().stream()
                        .map(answer -> dynamicTest(answer.getKey(), () -> isRefused(answer.getValue()))),
                Stream.of(dynamicTest(
                        "and nothing was kept",
                        () -> assertThat(Fingerprint.now().tablesThatDifferFrom(before))
                                .doesNotContain("payment_db.notify_inbox"))));
    }

    @Test
    void aChannelThatThereIsNotIsRefused() {
        Refusal.check(Cast.stranger().post("/api/pay/notify/pigeon", PAID), List.of(404));
    }

    /** In the channel's own words, which it reads: no problem document. */
    private static void isRefused(Answer answer) {
        assertThat(answer.status()).as("status of %s", answer).isEqualTo(401);
        assertThat(answer.code()).as("code of %s", answer).isEqualTo("FAIL");
    }

    private static Answer tell(Map<String, String> headers) {
        return Cast.stranger().send(HttpMethod.POST, DOOR, PAID, headers);
    }

    private static Map<String, String> signed(Instant at, String keyId, Jwt.Signer key) {
        var signature = key.sign((at.getEpochSecond() + "\nnonce\n" + PAID + "\n").getBytes(StandardCharsets.UTF_8));
        return Map.of(
                "Wechatpay-Serial",
                keyId,
                "Wechatpay-Nonce",
                "nonce",
                "Wechatpay-Timestamp",
                String.valueOf(at.getEpochSecond()),
                "Wechatpay-Signature",
                Base64.getEncoder().encodeToString(signature),
                "Wechatpay-Signature-Type",
                "WECHATPAY2-SHA256-RSA2048");
    }

    private static String platformId() {
        var settings = new Properties();
        try (var file = Files.newBufferedReader(KEYS.resolve("wechat.properties"))) {
            settings.load(file);
            return settings.getProperty("platform-public-key-id");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
