package io.hearth.property.place;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What staff enter of communities and buildings. */
interface PlaceRequests {

    /** Anything but line breaks and other control characters. */
    String TEXT = "[^\\p{Cntrl}]*";

    /** A community to be entered. */
    record NewCommunity(
            @NotBlank @Size(max = 100) @Pattern(regexp = TEXT) String name,

            @NotNull @Positive Long districtId,
            @Positive @Nullable Long stationId) {}

    /** @param stationId where it is not that of the community */
    record NewBuilding(
            @NotNull @Positive Long communityId,

            @NotBlank @Size(max = 100) @Pattern(regexp = TEXT) String name,

            @Positive @Nullable Long stationId,
            @Min(1) @Max(200) @Nullable Integer storeys,
            @Nullable BuildingType buildingType,
            @Nullable Boolean withLift) {

        /** As said, else as the storeys tell. */
        Optional<BuildingType> type() {
            return Optional.ofNullable(buildingType)
                    .or(() -> Optional.ofNullable(storeys).map(BuildingType::ofStoreys));
        }
    }

    /**
     * What changes of a building; null leaves as it is.
     *
     * @param version that was seen
     */
    record ChangeBuilding(
            @Min(0) int version,
            @Positive @Nullable Long stationId,
            @Min(1) @Max(200) @Nullable Integer storeys,
            @Nullable BuildingType buildingType,
            @Nullable Boolean withLift) {

        Optional<BuildingType> type() {
            return Optional.ofNullable(buildingType)
                    .or(() -> Optional.ofNullable(storeys).map(BuildingType::ofStoreys));
        }
    }
}
