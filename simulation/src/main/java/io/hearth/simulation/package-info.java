/**
 * Tries the rules of money on millions of schedules: the decisions of the services as they are, around them a model of channel,
 * databases and broker, in which processes die, answers get lost and messages come late, twice and in any order. No Spring, no
 * network, no waiting.
 */
@NullMarked
package io.hearth.simulation;

import org.jspecify.annotations.NullMarked;
