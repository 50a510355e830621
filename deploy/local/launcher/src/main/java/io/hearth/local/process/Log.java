package io.hearth.local.process;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The end of what a program has printed. */
public final class Log {

    private static final int LOOK_BACK_BYTES = 64 * 1024;

    private Log() {}

    /** The last lines of a log; none if there is no log. */
    public static List<String> tail(Path log, int lines) {
        if (!Files.exists(log)) {
            return List.of();
        }
        try (var channel = FileChannel.open(log)) {
            long start = Math.max(0, channel.size() - LOOK_BACK_BYTES);
            var end = ByteBuffer.allocate((int) (channel.size() - start));
            channel.read(end, start);
            var all = new String(end.array(), 0, end.position(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return all.subList(Math.max(0, all.size() - lines), all.size());
        } catch (IOException e) {
            return List.of("(" + log + " cannot be read: " + e.getMessage() + ")");
        }
    }
}
