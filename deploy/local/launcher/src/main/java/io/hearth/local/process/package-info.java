/** Processes of this machine: started so that they outlive us, found again by pid and start, stopped for certain. */
@NullMarked
package io.hearth.local.process;

import org.jspecify.annotations.NullMarked;
