package io.hearth.local.process;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Whole folders. */
public final class Folders {

    private Folders() {}

    /** Deletes a folder with all in it; links are deleted, not followed. Nothing happens if it is not there. */
    public static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path emptied, @Nullable IOException problem) throws IOException {
                if (problem != null) {
                    throw problem;
                }
                Files.delete(emptied);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** When a file, or the newest file in a folder, was written last; folders themselves do not count. */
    public static FileTime lastChange(Path path) throws IOException {
        try (var files = Files.walk(path)) {
            var times = new ArrayList<FileTime>();
            for (var file : files.filter(Files::isRegularFile).toList()) {
                times.add(Files.getLastModifiedTime(file));
            }
            return times.stream().max(Comparator.naturalOrder()).orElse(FileTime.fromMillis(0));
        }
    }

    /** Copies a file or a folder with all in it, times and all. */
    public static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (var file : files.toList()) {
                var target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }
}
