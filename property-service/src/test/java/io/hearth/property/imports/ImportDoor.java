package io.hearth.property.imports;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import org.awaitility.Awaitility;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.http.MediaType;
import org.springframework.http.client.MultipartBodyBuilder;
import org.springframework.test.web.servlet.client.RestTestClient;

/** Sends sheets through the door and waits for what becomes of them. */
final class ImportDoor {

    static final String HEADER = "小区,楼栋,单元,房号,用户类别,建筑面积,户名,联系电话,证件号,片区,换热站,热源\n";

    private final RestTestClient who;

    ImportDoor(RestTestClient who) {
        this.who = who;
    }

    RestTestClient.ResponseSpec send(byte[] content, String name, String query) {
        var body = new MultipartBodyBuilder();
        body.part("file", new ByteArrayResource(content) {
            @Override
            public String getFilename() {
                return name;
            }
        });
        return who.post()
                .uri("/api/properties/imports" + query)
                .contentType(MediaType.MULTIPART_FORM_DATA)
                .body(body.build())
                .exchange();
    }

    RestTestClient.ResponseSpec send(String csv, String query) {
        return send(csv.getBytes(StandardCharsets.UTF_8), "list.csv", query);
    }

    ImportView.Accepted accepted(byte[] content, String name, String query) {
        return Objects.requireNonNull(send(content, name, query)
                .expectStatus()
                .isAccepted()
                .expectBody(ImportView.Accepted.class)
                .returnResult()
                .getResponseBody());
    }

    long imported(String csv) {
        return accepted(csv.getBytes(StandardCharsets.UTF_8), "list.csv", "?mode=IMPORT")
                .importId();
    }

    RestTestClient.BodyContentSpec look(long id) {
        return who.get()
                .uri("/api/properties/imports/" + id + "?size=200")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody();
    }

    RestTestClient.ResponseSpec undo(long id) {
        return who.post().uri("/api/properties/imports/" + id + "/undo").exchange();
    }

    /** Waits until an import stands so, and looks at it then. */
    RestTestClient.BodyContentSpec await(long id, String status) {
        // A test lets a worker's thread die.
        Awaitility.await()
                .dontCatchUncaughtExceptions()
                .atMost(Duration.ofSeconds(90))
                .pollInterval(Duration.ofMillis(200))
                .untilAsserted(() -> look(id).jsonPath("$.status").isEqualTo(status));
        return look(id);
    }
}
