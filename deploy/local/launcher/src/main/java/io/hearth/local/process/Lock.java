package io.hearth.local.process;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A lock between processes on a file, gone with its holder however that ends. */
public final class Lock implements AutoCloseable {

    private final FileChannel channel;

    private Lock(FileChannel channel) {
        this.channel = channel;
    }

    /** Takes the lock if nobody holds it, and leaves our pid in the file for the one who comes second. */
    public static Optional<Lock> tryToTake(Path file) throws IOException {
        var channel = open(file);
        if (channel.tryLock() == null) {
            channel.close();
            return Optional.empty();
        }
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(("" + ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8)));
        return Optional.of(new Lock(channel));
    }

    /** Takes the lock, waiting for whoever holds it. */
    public static Lock take(Path file) throws IOException {
        var channel = open(file);
        channel.lock();
        return new Lock(channel);
    }

    /** The pid that the holder left. */
    public static String holder(Path file) throws IOException {
        return Files.readString(file).strip();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private static FileChannel open(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }
}
