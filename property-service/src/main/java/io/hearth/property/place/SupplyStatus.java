package io.hearth.property.place;

/** Whether heat is supplied to a property. */
public enum SupplyStatus {
    HEATED,
    STOPPED
}
