package io.hearth.simulator.pay.wechat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WeChatKeysTest {

    @TempDir
    Path parent;

    @Test
    void areMadeOnceAndReadAgain() {
        var made = WeChatKeys.readOrCreate(parent.resolve("keys"));

        var read = WeChatKeys.readOrCreate(parent.resolve("keys"));

        assertThat(read).isEqualTo(made);
        assertThat(made.apiV3Key()).hasSize(32);
        assertThat(made.merchantSerialNumber()).matches("[0-9A-F]{40}");
        assertThat(made.platformPublicKeyId()).matches("PUB_KEY_ID_01\\d{30}");
    }

    @Test
    void canBeReadByTheirOwnerAlone() throws IOException {
        WeChatKeys.readOrCreate(parent.resolve("keys"));

        try (var files = Files.list(parent.resolve("keys"))) {
            assertThat(files.toList())
                    .hasSize(6)
                    .allSatisfy(file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .isEqualTo("rw-------"));
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(parent.resolve("keys"))))
                .isEqualTo("rwx------");
    }

    @Test
    void areTheSameForProgramsThatStartAtOnce() throws IOException {
        var all = IntStream.range(0, 4)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> WeChatKeys.readOrCreate(parent.resolve("keys"))))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();

        assertThat(all).hasSize(4).containsOnly(all.getFirst());
        try (var left = Files.list(parent)) {
            assertThat(left).as("nothing half made stays").hasSize(1);
        }
    }

    @Test
    void areNotShownInLogs() {
        var keys = WeChatKeys.readOrCreate(parent.resolve("keys"));

        assertThat(keys.toString()).doesNotContain(keys.apiV3Key()).contains(keys.merchantId());
    }

    @Test
    void areNotMadeOverAFolderOfOtherThings() throws IOException {
        Files.writeString(Files.createDirectory(parent.resolve("keys")).resolve("other"), "");

        assertThatThrownBy(() -> WeChatKeys.readOrCreate(parent.resolve("keys")))
                .isInstanceOf(UncheckedIOException.class)
                .hasStackTraceContaining("holds no key set");
    }
}
