package io.hearth.local.program;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;

/** What a program says of itself over HTTP. */
public final class Health {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final HttpClient HTTP =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();

    private Health() {}

    /** Whether Spring's health endpoint there says UP. */
    public static boolean isUp(String url) {
        return answer(url).filter(body -> body.contains("\"UP\"")).isPresent();
    }

    /** The body of a 200; empty for every other answer and for none. */
    public static Optional<String> answer(String url) {
        try {
            var request =
                    HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).build();
            var response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            return response.statusCode() == 200 ? Optional.of(response.body()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
