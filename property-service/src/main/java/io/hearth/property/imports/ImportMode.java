package io.hearth.property.imports;

/** Whether an import stores anything. */
enum ImportMode {

    /** Checks every row as an import would, and stores no property. */
    DRY_RUN,
    IMPORT
}
