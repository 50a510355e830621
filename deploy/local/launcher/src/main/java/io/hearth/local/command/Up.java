package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.middleware.Durability;
import io.hearth.local.program.Checkout;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "up",
        mixinStandardHelpOptions = true,
        description = "Builds if needed and starts everything that does not run yet.")
final class Up implements Callable<Integer> {

    private final Checkout checkout;

    @Option(
            names = "--fast",
            description = "Servers that are started now may lose the last second at a power cut, and write faster.")
    private boolean fast;

    @Option(names = "--force", description = "Start even if memory or disk look too small.")
    private boolean force;

    Up(Checkout checkout) {
        this.checkout = checkout;
    }

    @Override
    public Integer call() throws Exception {
        var environment = System.getenv();
        var durability =
                fast || Boolean.parseBoolean(environment.get("HEARTH_FAST")) ? Durability.FAST : Durability.DURABLE;
        try (var stack = LocalStack.of(checkout, environment, durability);
                var alone = OneAtATime.on(stack.home())) {
            Raising.buildIfDue(stack, environment, System.out);
            new Raising(stack, System.out).all(force);
        }
        return 0;
    }
}
