package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.middleware.Durability;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.ClassPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** Runs a main class of a module of ours; the stack, where it needs one, is brought up first. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Runs ${COMMAND-NAME}; the stack it needs is started first if it is not up.")
final class Tool implements Callable<Integer> {

    /** From this Java on, the broker's client is warned of. */
    private static final int WARNS_OF_CLIENTS = 24;

    private final Checkout checkout;
    private final String module;
    private final String mainClass;
    private final boolean needsStack;

    @Unmatched
    private List<String> arguments = new ArrayList<>();

    private Tool(Checkout checkout, String module, String mainClass, boolean needsStack) {
        this.checkout = checkout;
        this.module = module;
        this.mainClass = mainClass;
        this.needsStack = needsStack;
    }

    static Tool onTheStack(Checkout checkout, String module, String mainClass) {
        return new Tool(checkout, module, mainClass, true);
    }

    static Tool alone(Checkout checkout, String module, String mainClass) {
        return new Tool(checkout, module, mainClass, false);
    }

    @Override
    public Integer call() throws Exception {
        var environment = System.getenv();
        var durability = Boolean.parseBoolean(environment.get("HEARTH_FAST")) ? Durability.FAST : Durability.DURABLE;
        try (var stack = LocalStack.of(checkout, environment, durability)) {
            try (var alone = OneAtATime.on(stack.home())) {
                Raising.buildIfDue(stack, environment, System.out);
                var raising = new Raising(stack, System.out);
                if (needsStack && !raising.isUp()) {
                    raising.all(false);
                }
            }
            return run(stack);
        }
    }

    private int run(LocalStack stack) throws Exception {
        var line = new ArrayList<String>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.add("-XX:+UseSerialGC");
        line.add("-XX:TieredStopAtLevel=1");
        if (Runtime.version().feature() >= WARNS_OF_CLIENTS) {
            line.add("--sun-misc-unsafe-memory-access=allow");
        }
        line.add("-cp");
        line.add(ClassPath.ofModule(checkout.module(module))
                .staged(checkout, stack.home().staged())
                .toString());
        line.add(mainClass);
        line.addAll(arguments);
        var builder =
                new ProcessBuilder(line).directory(checkout.root().toFile()).inheritIO();
        builder.environment().putAll(stack.environmentOfTools());
        return builder.start().waitFor();
    }
}
