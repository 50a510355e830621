package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.middleware.Durability;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Shutdown;
import io.hearth.local.program.Startup;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "restart",
        mixinStandardHelpOptions = true,
        description = "Stops one program and starts it again, built anew if its sources have changed.")
final class Restart implements Callable<Integer> {

    private final Checkout checkout;

    @Parameters(paramLabel = "NAME", description = "A name from ./hearth status.")
    private String name = "";

    Restart(Checkout checkout) {
        this.checkout = checkout;
    }

    @Override
    public Integer call() throws Exception {
        var environment = System.getenv();
        var durability = Boolean.parseBoolean(environment.get("HEARTH_FAST")) ? Durability.FAST : Durability.DURABLE;
        try (var stack = LocalStack.of(checkout, environment, durability);
                var alone = OneAtATime.on(stack.home())) {
            var program = List.of(stack.program(name));
            Raising.buildIfDue(stack, environment, System.out);
            try (var board = new Board(System.out, System.getProperty("hearth.terminal") != null)) {
                board.add(name, "" + program.getFirst().ports().getFirst());
                new Shutdown(stack.home(), program, board).run();
                new Startup(stack.home(), program, board).run();
            }
        }
        return 0;
    }
}
