package io.hearth.local.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What is to be run, where, and with what in its environment besides our own.
 *
 * @param line the program and its arguments
 */
public record Command(List<String> line, Path folder, Map<String, String> environment) {

    public Command {
        line = List.copyOf(line);
        environment = Map.copyOf(environment);
    }
}
