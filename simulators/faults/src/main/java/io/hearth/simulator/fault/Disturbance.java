package io.hearth.simulator.fault;

import java.time.Duration;

/**
 * How one call is disturbed.
 *
 * @param before how long nothing happens before it is done
 * @param takesEffect whether it is done at all
 * @param after how long the answer is held back
 * @param answer what the caller gets
 */
record Disturbance(Duration before, boolean takesEffect, Duration after, Answer answer) {}
