package io.hearth.local.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What every process of ours carries in its environment, so that it is found even if the launcher was killed between
 * starting it and writing its pid file.
 */
record Mark(String program, Path home) {

    static final String VARIABLE = "HEARTH_PROGRAM";

    String value() {
        return program + "@" + home;
    }

    /** The processes that carry a mark of this home; none where the system does not show environments. */
    static List<Running> bearersOf(Path home) {
        return ProcessHandle.allProcesses()
                .flatMap(process -> of(process)
                        .filter(mark -> mark.home.equals(home))
                        .map(mark -> new Running(
                                mark.program, process, PidFile.of(process).started()))
                        .stream())
                .filter(Running::isAlive)
                .toList();
    }

    private static Optional<Mark> of(ProcessHandle process) {
        try {
            var environment = Files.readAllBytes(Path.of("/proc", "" + process.pid(), "environ"));
            return Arrays.stream(new String(environment, StandardCharsets.UTF_8).split("\0"))
                    .filter(entry -> entry.startsWith(VARIABLE + "="))
                    .map(entry -> entry.substring(VARIABLE.length() + 1))
                    .filter(value -> value.contains("@"))
                    .map(value -> new Mark(
                            value.substring(0, value.indexOf('@')), Path.of(value.substring(value.indexOf('@') + 1))))
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
