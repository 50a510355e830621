package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.pay.wechat.notice.Envelope.Letter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Carries a letter to a merchant and brings the answer. */
@Component
class Postman {

    /** The channel's own patience with a merchant. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();

    /** @param text the HTTP status, or why there was none */
    record Answer(boolean accepted, String text) {}

    Answer carry(Letter letter, String url) {
        var request = HttpRequest.newBuilder(URI.create(url))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .header("User-Agent", "Mozilla/4.0")
                .POST(HttpRequest.BodyPublishers.ofString(letter.body()));
        letter.headers().forEach(request::header);
        try {
            int status = http.send(request.build(), HttpResponse.BodyHandlers.discarding())
                    .statusCode();
            return new Answer(status == 200 || status == 204, String.valueOf(status));
        } catch (IOException unreachable) {
            return new Answer(false, unreachable.getClass().getSimpleName());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Answer(false, "the simulator stopped");
        }
    }
}
