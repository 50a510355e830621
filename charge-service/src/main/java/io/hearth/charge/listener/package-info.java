/** Incoming events, translated into our words. */
@NullMarked
package io.hearth.charge.listener;

import org.jspecify.annotations.NullMarked;
