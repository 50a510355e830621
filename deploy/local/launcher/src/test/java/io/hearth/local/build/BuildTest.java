package io.hearth.local.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.process.Home;
import io.hearth.local.program.Checkout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildTest {

    private static final Instant BUILT = Instant.parse("2026-11-01T08:00:00Z");

    @TempDir
    private Path root;

    private Build build;

    @BeforeEach
    void checkOut() throws Exception {
        write("pom.xml", "<module>gateway</module>");
        write("gateway/pom.xml", "");
        write("gateway/src/main/java/Gateway.java", "");
        write("gateway/target/classes/Gateway.class", "");
        write(".hearth/last-build", "");
        try (var all = Files.walk(root)) {
            for (var path : all.toList()) {
                Files.setLastModifiedTime(path, FileTime.from(BUILT.minusSeconds(60)));
            }
        }
        Files.setLastModifiedTime(root.resolve(".hearth/last-build"), FileTime.from(BUILT));
        build = new Build(new Checkout(root), new Home(root.resolve(".hearth")), Map.of());
    }

    @Test
    void isNotDueWhenNothingHasChanged() throws Exception {
        assertThat(build.reason()).isEmpty();
    }

    @Test
    void isDueTheFirstTime() throws Exception {
        Files.delete(root.resolve(".hearth/last-build"));

        assertThat(build.reason()).contains("first build");
    }

    @Test
    void isDueWhenASourceHasChanged() throws Exception {
        write("gateway/src/main/java/Gateway.java", "class Gateway {}");

        assertThat(build.reason()).contains("changed: gateway/src/main/java/Gateway.java");
    }

    @Test
    void isDueWhenASourceHasGone() throws Exception {
        Files.delete(root.resolve("gateway/src/main/java/Gateway.java"));

        assertThat(build.reason()).contains("changed: gateway/src/main/java");
    }

    @Test
    void isDueAfterAClean() throws Exception {
        Files.delete(root.resolve("gateway/target/classes/Gateway.class"));
        Files.delete(root.resolve("gateway/target/classes"));

        assertThat(build.reason()).contains("not built: gateway");
    }

    @Test
    void isNotDueForATest() throws Exception {
        write("gateway/src/test/java/GatewayTest.java", "");

        assertThat(build.reason()).isEmpty();
    }

    private void write(String path, String text) throws Exception {
        var file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
