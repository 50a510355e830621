package io.hearth.billing.tariff;

/**
 * The type of a building, where a price document takes a part of the building area by it.
 *
 * @param code for example MULTI_STOREY, SMALL_HIGH_RISE, HIGH_RISE; capital letters, digits and underscores, at most 32,
 *     else {@link IllegalArgumentException}
 */
public record BuildingType(String code) {

    public BuildingType {
        CodeForm.require(code);
    }

    @Override
    public String toString() {
        return code;
    }
}
