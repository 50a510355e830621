package io.hearth.local.command;

import io.hearth.local.process.Home;
import io.hearth.local.process.Lock;
import io.hearth.local.program.StackProblem;
import java.io.IOException;

/** Keeps two launchers from changing one stack at the same moment. */
final class OneAtATime {

    private OneAtATime() {}

    /**
     * Holds the stack until closed.
     *
     * @throws StackProblem naming the process that holds it already
     */
    static Lock on(Home home) throws IOException {
        var file = home.root().resolve("lock");
        var lock = Lock.tryToTake(file);
        if (lock.isEmpty()) {
            throw new StackProblem("another ./hearth (pid %s) is at work on %s: wait for it, or end it"
                    .formatted(Lock.holder(file), home.root()));
        }
        return lock.get();
    }
}
