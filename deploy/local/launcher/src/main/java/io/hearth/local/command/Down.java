package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.middleware.Durability;
import io.hearth.local.process.Folders;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Shutdown;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "down",
        mixinStandardHelpOptions = true,
        description = "Stops everything, each program after those that need it.")
final class Down implements Callable<Integer> {

    private final Checkout checkout;

    Down(Checkout checkout) {
        this.checkout = checkout;
    }

    @Override
    public Integer call() throws Exception {
        try (var stack = LocalStack.of(checkout, System.getenv(), Durability.DURABLE);
                var alone = OneAtATime.on(stack.home())) {
            stop(stack);
        }
        return 0;
    }

    static void stop(LocalStack stack) throws IOException, InterruptedException {
        var begun = Instant.now();
        var shutdown = new Shutdown(
                stack.home(),
                stack.programs(),
                (program, state, process) -> System.out.printf(
                        "%-22s stopped after %.1f s%n",
                        program, Duration.between(begun, Instant.now()).toMillis() / 1e3));
        shutdown.run();
        shutdown.endStrays();
        Folders.delete(stack.home().pidFiles());
    }
}
