package io.hearth.local.build;

import io.hearth.local.program.Checkout;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the programs of a checkout are built from. */
record Sources(Checkout checkout) {

    /** A source that was changed or added after a moment; folders count, since a deleted file shows only there. */
    Optional<Path> changedAfter(FileTime moment) throws IOException {
        for (var place : places()) {
            var found = new Newer(moment);
            Files.walkFileTree(place, found);
            if (found.newer.isPresent()) {
                return found.newer;
            }
        }
        return Optional.empty();
    }

    private List<Path> places() {
        var places = new ArrayList<Path>();
        places.add(checkout.root().resolve("pom.xml"));
        for (var module : checkout.modules()) {
            places.add(checkout.module(module).resolve("pom.xml"));
            places.add(checkout.module(module).resolve("src/main"));
        }
        return places.stream().filter(Files::exists).toList();
    }

    private static final class Newer extends SimpleFileVisitor<Path> {

        private final FileTime moment;
        private Optional<Path> newer = Optional.empty();

        Newer(FileTime moment) {
            this.moment = moment;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return look(folder, attributes);
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            return look(file, attributes);
        }

        private FileVisitResult look(Path path, BasicFileAttributes attributes) {
            if (attributes.lastModifiedTime().compareTo(moment) > 0) {
                newer = Optional.of(path);
                return FileVisitResult.TERMINATE;
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
