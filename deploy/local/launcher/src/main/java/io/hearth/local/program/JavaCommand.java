package io.hearth.local.program;

import io.hearth.local.process.Command;
import io.hearth.local.process.Home;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A program for the JVM, set up for a small machine: it is to start fast and stay small rather than to peak late.
 *
 * @param heapMegabytes the most that the heap may take; the process takes two to three times as much
 * @param options further ones for the JVM
 */
public record JavaCommand(
        String program,
        ClassPath classPath,
        int heapMegabytes,
        List<String> options,
        String mainClass,
        List<String> arguments) {

    public JavaCommand {
        options = List.copyOf(options);
        arguments = List.copyOf(arguments);
    }

    /** Run in the data folder of the program, by the JDK that runs us. */
    public Command in(Home home, Map<String, String> environment) throws IOException {
        var line = new ArrayList<String>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of(
                "-Xms32m",
                "-Xmx" + heapMegabytes + "m",
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dfile.encoding=UTF-8",
                "-Djava.net.preferIPv4Stack=true"));
        line.addAll(options);
        line.addAll(List.of("-cp", classPath.toString(), mainClass));
        line.addAll(arguments);
        return new Command(line, home.data(program), environment);
    }
}
