package io.hearth.local.program;

import io.hearth.local.process.Running;
import org.jspecify.annotations.Nullable;

/** Is told how far each program is; called from many threads. */
@FunctionalInterface
public interface Progress {

    /** Says nothing to anybody. */
    Progress SILENT = (program, state, process) -> {};

    /** @param process null as long as there is none */
    void reached(String program, State state, @Nullable Running process);
}
