package io.hearth.local;

import io.hearth.local.application.Application;
import io.hearth.local.application.LocalStack;
import io.hearth.local.middleware.Durability;
import io.hearth.local.process.Ports;
import io.hearth.local.process.Processes;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Program;
import io.hearth.local.program.Progress;
import io.hearth.local.program.Shutdown;
import io.hearth.local.program.StackProblem;
import io.hearth.local.program.Startup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * All of Hearth for the stories of one build, from the servers to the gateway: processes of its own as {@code ./hearth up} starts
 * them, at ports that are free, durable as in production, and ended with the build, however it ends.
 */
public final class WholeStack {

    private static final String PORT_OFFSET = "HEARTH_PORT_OFFSET";
    private static final int FIRST_OFFSET = 2_000;
    private static final int LAST_OFFSET = 12_000;

    private static @Nullable WholeStack shared;

    private final LocalStack stack;

    private WholeStack(LocalStack stack) {
        this.stack = stack;
    }

    /**
     * The one of this test JVM, started at the first call. Where {@code HEARTH_HOME} names the home of a stack, as while one
     * works on a story, that stack is used and left running.
     *
     * @param settings further environment variables of the programs; those of the first call hold
     * @throws StackProblem naming each program that does not start, with the end of its log
     */
    public static synchronized WholeStack shared(Map<String, String> settings) {
        if (shared == null) {
            try {
                var stack = System.getenv("HEARTH_HOME") == null ? fresh(settings) : ofThisCheckout();
                new Startup(stack.home(), stack.programs(), Progress.SILENT).run();
                shared = new WholeStack(stack);
            } catch (IOException e) {
                throw new StackProblem("the whole stack cannot be had: " + e, e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new StackProblem("interrupted while the whole stack starts", e);
            }
        }
        return shared;
    }

    /** What a tool finds in its environment to reach everything. */
    public Map<String, String> environmentOfTools() {
        return stack.environmentOfTools();
    }

    /** The folder from which all this was built. */
    public Path checkout() {
        return stack.checkout().root();
    }

    /** What a program prints. */
    public Path log(Application application) {
        return stack.home().log(application.program());
    }

    /** Publishes the settings of a folder such as {@code deploy/nacos} while everything runs. */
    public void publish(Path folder) {
        stack.publishSettings(folder);
    }

    /** Ends a program at once, as a power cut would. */
    public void kill(Application application) throws InterruptedException {
        var processes = new Processes(stack.home());
        var running = processes.find(application.program());
        if (running.isEmpty()) {
            throw new StackProblem(application.program() + " does not run");
        }
        processes.kill(running.get());
    }

    /** Starts a program that was ended; returns when it serves again. */
    public void start(Application application) {
        new Startup(stack.home(), List.of(stack.program(application.program())), Progress.SILENT).run();
    }

    private static LocalStack ofThisCheckout() throws IOException {
        return LocalStack.of(Checkout.around(Path.of("")), System.getenv(), Durability.DURABLE);
    }

    private static LocalStack fresh(Map<String, String> settings) throws IOException, InterruptedException {
        var build = TestBuild.current();
        TestSupervisor.watch(build);
        new Shutdown(build.wholeStack(), List.of(), Progress.SILENT).endStrays();
        return atFreePorts(build, settings);
    }

    private static LocalStack atFreePorts(TestBuild build, Map<String, String> settings) {
        int start = FIRST_OFFSET + (int) (ProcessHandle.current().pid() % (LAST_OFFSET - FIRST_OFFSET));
        return IntStream.concat(IntStream.range(start, LAST_OFFSET), IntStream.range(FIRST_OFFSET, start))
                .mapToObj(offset -> withPortsMoved(build, settings, offset))
                .filter(stack -> stack.programs().stream().allMatch(WholeStack::findsItsPortsFree))
                .findFirst()
                .orElseThrow(() -> new StackProblem("there are no free ports for the whole stack"));
    }

    private static LocalStack withPortsMoved(TestBuild build, Map<String, String> settings, int offset) {
        var environment = new HashMap<>(System.getenv());
        environment.put(PORT_OFFSET, "" + offset);
        try {
            return LocalStack.ofTests(build.checkout(), build.wholeStack(), environment, settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean findsItsPortsFree(Program program) {
        return program.ports().stream().allMatch(Ports::isFree);
    }
}
