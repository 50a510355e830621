package io.hearth.simulator.fault;

import java.time.Duration;

/**
 * What goes wrong with one call now.
 *
 * @param hold how long, for kinds that take time
 */
public record Fault<K extends FaultKind>(K kind, Duration hold) {}
