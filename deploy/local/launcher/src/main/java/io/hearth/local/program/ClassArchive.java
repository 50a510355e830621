package io.hearth.local.program;

import io.hearth.local.process.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/**
 * The classes of a program as its JVM had them in memory, kept for its next start.
 *
 * <p>The JVM writes the archive when the program ends in order, and starts with it from then on: sooner, and some 40 MB
 * smaller. It checks by itself that jars and JDK are the same, but once an archive does not fit, it neither uses it nor
 * replaces it; hence one for each class path.
 */
record ClassArchive(String program, ClassPath classPath) {

    List<String> options(Home home) throws IOException {
        var folder = Files.createDirectories(home.classArchives());
        var archive = folder.resolve(prefix() + Integer.toHexString(key().hashCode()) + ".jsa");
        if (!Files.exists(archive)) {
            deleteThoseOfOtherVersions(home);
        }
        return List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + archive, "-Xlog:cds*=off");
    }

    /** Whoever runs with one of them keeps it until it ends. */
    private void deleteThoseOfOtherVersions(Home home) throws IOException {
        try (var archives = Files.newDirectoryStream(home.classArchives(), prefix() + "*.jsa")) {
            for (var archive : archives) {
                Files.delete(archive);
            }
        }
    }

    private String prefix() {
        return program + "@";
    }

    private String key() {
        return System.getProperty("java.vm.version") + classPath;
    }
}
