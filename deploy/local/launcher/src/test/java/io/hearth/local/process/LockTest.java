package io.hearth.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockTest {

    @TempDir
    private Path folder;

    /** A lock of ours in another JVM, as a second launcher is one. */
    public static final class Holder {

        public static void main(String[] arguments) throws Exception {
            try (var lock = Lock.tryToTake(Path.of(arguments[0])).orElseThrow()) {
                Files.writeString(Path.of(arguments[1]), "taken");
                System.in.read();
            }
        }
    }

    @Test
    void isHeldByOneProcessAtATimeAndFreeAfterItsEnd() throws Exception {
        var file = folder.resolve("lock");
        var taken = folder.resolve("taken");
        var holder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        file.toString(),
                        taken.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        await().until(() -> Files.exists(taken));

        assertThat(Lock.tryToTake(file)).isEmpty();
        assertThat(Lock.holder(file)).isEqualTo("" + holder.pid());

        holder.destroyForcibly();
        assertThat(holder.waitFor(10, TimeUnit.SECONDS)).isTrue();
        var free = Lock.tryToTake(file);
        assertThat(free).isPresent();
        free.get().close();
    }
}
