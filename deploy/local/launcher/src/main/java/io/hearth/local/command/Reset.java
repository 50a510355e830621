package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.middleware.Durability;
import io.hearth.local.process.Folders;
import io.hearth.local.program.Checkout;
import java.io.Console;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "reset",
        mixinStandardHelpOptions = true,
        description = "Stops everything and deletes all its data, logs and secrets, after a question.")
final class Reset implements Callable<Integer> {

    private static final int NOT_DONE = 1;

    private final Checkout checkout;

    @Option(
            names = {"-y", "--yes"},
            description = "Do not ask.")
    private boolean yes;

    Reset(Checkout checkout) {
        this.checkout = checkout;
    }

    @Override
    public Integer call() throws Exception {
        try (var stack = LocalStack.of(checkout, System.getenv(), Durability.DURABLE);
                var alone = OneAtATime.on(stack.home())) {
            var home = stack.home();
            if (!yes && !agreed("Delete all data, logs and secrets in " + home.root() + "? [y/N] ")) {
                System.out.println("nothing was deleted");
                return NOT_DONE;
            }
            Down.stop(stack);
            Folders.delete(home.data());
            Folders.delete(home.logs());
            Folders.delete(home.staged());
            Files.deleteIfExists(home.root().resolve("secrets.properties"));
            System.out.println("deleted; ./hearth up begins anew");
        }
        return 0;
    }

    private static boolean agreed(String question) {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        return "y".equalsIgnoreCase(String.valueOf(console.readLine(question)).strip());
    }
}
