/** Orders to misbehave: which calls of a simulator go wrong, in what way and how often, repeatable by seed. */
@NullMarked
package io.hearth.simulator.fault;

import org.jspecify.annotations.NullMarked;
