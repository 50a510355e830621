/** The simulator's own desk: the payer's phone, the book for checks, and the orders to misbehave. */
@NullMarked
package io.hearth.simulator.pay.wechat.desk;

import org.jspecify.annotations.NullMarked;
