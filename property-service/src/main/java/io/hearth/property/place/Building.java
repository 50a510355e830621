package io.hearth.property.place;

import org.jspecify.annotations.Nullable;

/**
 * A building.
 *
 * @param nameKey the same for all spellings
 * @param stationId where it is not that of the community, else null
 * @param station from where it gets its heat, be it by itself or by its community; null if not known
 * @param buildingType null if not known, like the storeys and the lift
 */
public record Building(
        long id,
        long communityId,
        String name,
        String nameKey,
        @Nullable Long stationId,
        @Nullable String station,
        @Nullable Integer storeys,
        @Nullable BuildingType buildingType,
        @Nullable Boolean withLift,
        int version) {}
