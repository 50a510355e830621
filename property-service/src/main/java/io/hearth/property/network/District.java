package io.hearth.property.network;

/** A part of the town with its own people; the unit of data permission. */
public record District(long id, String name) {}
