/** What one can ask of ./hearth. */
@NullMarked
package io.hearth.local.command;

import org.jspecify.annotations.NullMarked;
