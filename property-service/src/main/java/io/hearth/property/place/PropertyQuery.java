package io.hearth.property.place;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which properties are asked for; null means any.
 *
 * @param keyword the beginning of an address, or a whole former number
 * @param beginning the keyword as a pattern
 */
record PropertyQuery(
        @Nullable List<Long> ids,
        @Nullable Long districtId,
        @Nullable Long communityId,
        @Nullable Long buildingId,
        @Nullable SupplyStatus supplyStatus,
        @Nullable String keyword,
        @Nullable String beginning) {

    static PropertyQuery ofIds(List<Long> ids) {
        return new PropertyQuery(ids, null, null, null, null, null, null);
    }
}
