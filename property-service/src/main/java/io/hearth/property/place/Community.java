package io.hearth.property.place;

import org.jspecify.annotations.Nullable;

/**
 * A community of buildings.
 *
 * @param nameKey the same for all spellings
 * @param stationId null where it is not known, like its name
 */
public record Community(
        long id,
        String name,
        String nameKey,
        long districtId,
        String district,
        @Nullable Long stationId,
        @Nullable String station) {}
