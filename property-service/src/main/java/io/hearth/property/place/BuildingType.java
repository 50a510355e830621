package io.hearth.property.place;

/** How high a building is, where price documents tell buildings apart. */
public enum BuildingType {

    /** 多层, up to 6 storeys. */
    MULTI_STOREY,

    /** 小高层, 7 to 11 storeys. */
    SMALL_HIGH_RISE,

    /** 高层, from 12 storeys. */
    HIGH_RISE;

    static BuildingType ofStoreys(int storeys) {
        if (storeys <= 6) {
            return MULTI_STOREY;
        }
        return storeys <= 11 ? SMALL_HIGH_RISE : HIGH_RISE;
    }
}
