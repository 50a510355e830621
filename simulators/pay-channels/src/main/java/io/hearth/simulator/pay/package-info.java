/** The payment channels as the outside world runs them, for a stack on one machine. */
@NullMarked
package io.hearth.simulator.pay;

import org.jspecify.annotations.NullMarked;
