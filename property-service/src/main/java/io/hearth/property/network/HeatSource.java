package io.hearth.property.network;

/** Where heat is made. */
public record HeatSource(long id, String name) {}
