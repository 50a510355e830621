package io.hearth.other.api;

/** A word of another service. */
public record OtherView(String text) {}
