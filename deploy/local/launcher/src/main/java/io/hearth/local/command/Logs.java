package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.process.Home;
import io.hearth.local.process.Log;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "logs",
        mixinStandardHelpOptions = true,
        description = "Shows the end of what a program has printed, or what all have printed under one trace id.")
final class Logs implements Callable<Integer> {

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

    private final Checkout checkout;

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "A name from ./hearth status.")
    private String name = "";

    @Option(
            names = "--trace",
            paramLabel = "ID",
            description = "The lines of all programs with this trace id, in the order of their moments.")
    private String trace = "";

    @Option(
            names = {"-f", "--follow"},
            description = "Go on showing what is printed until Ctrl-C.")
    private boolean follow;

    @Option(
            names = {"-n", "--lines"},
            defaultValue = "50",
            description = "How many lines to begin with; ${DEFAULT-VALUE} unless given.")
    private int lines;

    Logs(Checkout checkout) {
        this.checkout = checkout;
    }

    @Override
    public Integer call() throws Exception {
        var home = LocalStack.home(checkout, System.getenv());
        if (name.isEmpty() == trace.isEmpty()) {
            throw new ParameterException(command.commandLine(), "say either NAME or --trace ID");
        }
        if (!trace.isEmpty()) {
            traced(home).forEach(System.out::println);
            return 0;
        }
        var log = home.log(name);
        if (!Files.exists(log)) {
            throw new StackProblem(
                    "there is no log of '%s'; there are: %s".formatted(name, String.join(", ", names(home))));
        }
        long shown = Files.size(log);
        Log.tail(log, lines).forEach(System.out::println);
        if (follow) {
            follow(log, shown);
        }
        return 0;
    }

    /** Lines begin with their moment as JSON, so sorting what follows the name sorts by it. */
    private List<String> traced(Home home) throws IOException {
        var found = new ArrayList<Map.Entry<String, String>>();
        for (var program : names(home)) {
            try (var all = Files.lines(home.log(program))) {
                all.filter(line -> line.contains(trace)).forEach(line -> found.add(Map.entry(line, program)));
            }
        }
        return found.stream()
                .sorted(Map.Entry.comparingByKey())
                .map(line -> "%-22s %s".formatted(line.getValue(), line.getKey()))
                .toList();
    }

    private static void follow(Path log, long shown) throws IOException, InterruptedException {
        long position = shown;
        while (true) {
            long size = Files.size(log);
            if (size < position) {
                position = 0;
            }
            if (size > position) {
                try (var channel = FileChannel.open(log)) {
                    channel.position(position);
                    position += Channels.newInputStream(channel).transferTo(System.out);
                }
                System.out.flush();
            }
            Thread.sleep(BETWEEN_LOOKS);
        }
    }

    private static List<String> names(Home home) throws IOException {
        if (!Files.isDirectory(home.logs())) {
            return List.of();
        }
        try (var files = Files.list(home.logs())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".log"))
                    .map(file -> file.substring(0, file.length() - ".log".length()))
                    .sorted()
                    .toList();
        }
    }
}
