package io.hearth.local.middleware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.local.program.StackProblem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFilesTest {

    @TempDir
    private Path folder;

    @Test
    void areNamedAfterTheirFiles() throws Exception {
        Files.writeString(folder.resolve("charge-service.yaml"), "url: jdbc:mysql://@mariadb@/charge_db");
        Files.writeString(folder.resolve("README.md"), "not published");
        Files.createDirectories(folder.resolve("sentinel"));
        Files.writeString(folder.resolve("sentinel/gateway-flow.json"), "[]");

        assertThat(new SettingsFiles(folder).entries(Map.of("mariadb", "127.0.0.1:13306")))
                .containsExactly(
                        new SettingsFiles.Entry(
                                "charge-service.yaml", "HEARTH", "yaml", "url: jdbc:mysql://127.0.0.1:13306/charge_db"),
                        new SettingsFiles.Entry("gateway-flow.json", "SENTINEL", "json", "[]"));
    }

    @Test
    void refuseAnAddressThatNobodyKnows() throws Exception {
        Files.writeString(folder.resolve("hearth.yaml"), "mongo: \"@mongo@\"");

        assertThatThrownBy(() -> new SettingsFiles(folder).entries(Map.of("mariadb", "127.0.0.1:13306")))
                .isInstanceOf(StackProblem.class)
                .hasMessageContaining("hearth.yaml")
                .hasMessageContaining("@mongo@");
    }

    @Test
    void leaveOtherUsesOfTheSignAlone() throws Exception {
        Files.writeString(folder.resolve("hearth.yaml"), "mail: help@example.org, office@example.org");

        assertThat(new SettingsFiles(folder).entries(Map.of()))
                .extracting(SettingsFiles.Entry::text)
                .containsExactly("mail: help@example.org, office@example.org");
    }

    @Test
    void areNoneWhereThereIsNoFolder() {
        assertThat(new SettingsFiles(folder.resolve("nowhere")).entries(Map.of()))
                .isEmpty();
    }
}
