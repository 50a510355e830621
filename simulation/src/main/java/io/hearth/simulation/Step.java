package io.hearth.simulation;

import org.jspecify.annotations.Nullable;

/** Work between two moments at which its process may die or somebody else may act; gives what comes next, null at the end. */
@FunctionalInterface
interface Step {

    @Nullable Step run();
}
