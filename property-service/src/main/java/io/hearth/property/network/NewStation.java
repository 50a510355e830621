package io.hearth.property.network;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;

/** A station to be entered. */
record NewStation(
        @NotBlank @Size(max = 100) @Pattern(regexp = NewName.TEXT) String name,

        @NotNull @Positive Long heatSourceId) {}
