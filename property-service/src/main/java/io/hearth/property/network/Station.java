package io.hearth.property.network;

import org.jspecify.annotations.Nullable;

/**
 * Where heat goes over into the pipes of communities.
 *
 * @param heatSourceId null where it is not known, like its name
 */
public record Station(
        long id,
        String name,
        @Nullable Long heatSourceId,
        @Nullable String heatSource) {}
