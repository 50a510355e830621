package io.hearth.local.process;

import java.nio.file.Path;

/**
 * The folder that holds everything one stack leaves behind: data, logs, pid files, secrets.
 *
 * @param root the folder itself, {@code .hearth} of a checkout unless said otherwise
 * @param shared what several stacks of one checkout may share: unpacked servers
 */
public record Home(Path root, Path shared) {

    public Home {
        root = root.toAbsolutePath().normalize();
        shared = shared.toAbsolutePath().normalize();
    }

    public Home(Path root) {
        this(root, root);
    }

    public Path pidFile(String program) {
        return pidFiles().resolve(program + ".pid");
    }

    public Path log(String program) {
        return logs().resolve(program + ".log");
    }

    public Path logs() {
        return root.resolve("logs");
    }

    public Path data() {
        return root.resolve("data");
    }

    public Path data(String program) {
        return data().resolve(program);
    }

    /** Where servers are unpacked to; never changed once there. */
    public Path servers() {
        return shared.resolve("servers");
    }

    /** Where copies of our own jars lie that the build does not touch. */
    public Path staged() {
        return shared.resolve("staged");
    }

    public Path pidFiles() {
        return root.resolve("pids");
    }
}
