package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.middleware.Durability;
import io.hearth.local.process.Ports;
import io.hearth.local.process.Processes;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Program;
import io.hearth.local.program.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "status",
        mixinStandardHelpOptions = true,
        description = "Shows what runs; exit code 0 if all is ready.")
final class Status implements Callable<Integer> {

    private final Checkout checkout;

    Status(Checkout checkout) {
        this.checkout = checkout;
    }

    @Override
    public Integer call() throws Exception {
        try (var stack = LocalStack.of(checkout, System.getenv(), Durability.DURABLE)) {
            var lines = new ArrayList<Line>();
            for (var given : stack.middleware().given()) {
                var address = stack.middleware().address(given);
                lines.add(new Line(
                        given.program(),
                        Ports.answers(address) ? State.ELSEWHERE : State.FAILED,
                        address.toString(),
                        null,
                        null));
            }
            var processes = new Processes(stack.home());
            lines.addAll(stack.programs().parallelStream()
                    .map(program -> line(program, processes))
                    .toList());

            System.out.println(Line.HEADER);
            lines.forEach(System.out::println);
            System.out.printf(
                    "%n%d MB in all%n",
                    lines.stream().mapToLong(Line::megabytes).sum());
            return lines.stream().allMatch(line -> line.state() == State.READY || line.state() == State.ELSEWHERE)
                    ? 0
                    : 1;
        }
    }

    private static Line line(Program program, Processes processes) {
        var port = "" + program.ports().getFirst();
        return processes
                .find(program.name())
                .map(running -> new Line(
                        program.name(),
                        program.isReady() ? State.READY : State.STARTING,
                        port,
                        Duration.between(running.since(), Instant.now()),
                        running))
                .orElseGet(() -> new Line(
                        program.name(),
                        processes.hasDied(program.name()) ? State.DIED : State.STOPPED,
                        port,
                        null,
                        null));
    }
}
