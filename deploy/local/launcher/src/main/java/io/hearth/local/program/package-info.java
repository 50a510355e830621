/** What the stack consists of: programs that need each other, brought up and down in that order. */
@NullMarked
package io.hearth.local.program;

import org.jspecify.annotations.NullMarked;
