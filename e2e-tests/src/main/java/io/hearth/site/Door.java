package io.hearth.site;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.FileSystemResource;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.web.client.RestClient;

/** A door of HTTP and JSON, knocked at by somebody who is signed in, or by a stranger. */
public final class Door {

    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final RestClient client;

    /** As a stranger. */
    public Door(String address) {
        this(client(address));
    }

    private Door(RestClient client) {
        this.client = client;
    }

    /** The same door for whoever has this access token. */
    public Door with(String accessToken) {
        return withHeader("Authorization", "Bearer " + accessToken);
    }

    /** The same door with one more header in each request. */
    public Door withHeader(String name, String value) {
        return new Door(client.mutate().defaultHeader(name, value).build());
    }

    public Answer get(String path) {
        return send(HttpMethod.GET, path, null, Map.of());
    }

    /** Under an idempotency key of its own: said once, meant once. */
    public Answer post(String path, @Nullable Object body) {
        return post(path, body, UUID.randomUUID().toString());
    }

    public Answer post(String path, @Nullable Object body, String idempotencyKey) {
        return send(HttpMethod.POST, path, body, Map.of("Idempotency-Key", idempotencyKey));
    }

    /** @param body an object for JSON, or JSON as text */
    public Answer send(HttpMethod method, String path, @Nullable Object body, Map<String, String> headers) {
        var request = client.method(method).uri(path).headers(all -> headers.forEach(all::set));
        if (body != null) {
            request.contentType(MediaType.APPLICATION_JSON).body(body);
        }
        return request.exchange((sent, response) -> Answer.read(method + " " + path, response));
    }

    /** Sends a file as a form does. */
    public Answer upload(String path, Path file) {
        var form = new LinkedMultiValueMap<String, Object>();
        form.add("file", new FileSystemResource(file));
        return client.post()
                .uri(path)
                .contentType(MediaType.MULTIPART_FORM_DATA)
                .body(form)
                .exchange((sent, response) -> Answer.read("POST " + path, response));
    }

    private static RestClient client(String address) {
        var requests = new JdkClientHttpRequestFactory(HTTP);
        requests.setReadTimeout(PATIENCE);
        return RestClient.builder()
                .baseUrl(address)
                .requestFactory(requests)
                .defaultHeader("Accept-Language", "en")
                .build();
    }
}
