package io.hearth.property.network;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

/** A heat source or district to be entered. */
record NewName(
        @NotBlank @Size(max = 100) @Pattern(regexp = TEXT) String name) {

    /** Anything but line breaks and other control characters. */
    static final String TEXT = "[^\\p{Cntrl}]*";
}
