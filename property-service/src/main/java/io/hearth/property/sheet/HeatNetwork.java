package io.hearth.property.sheet;

import org.jspecify.annotations.Nullable;

/** From where a property gets its heat, and who looks after it, as far as the sheet says. */
public record HeatNetwork(
        @Nullable String heatSource,
        @Nullable String station,
        @Nullable String district) {}
