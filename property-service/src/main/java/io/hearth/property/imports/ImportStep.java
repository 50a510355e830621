package io.hearth.property.imports;

/**
 * How far one batch brought an import.
 *
 * @param lastLine all rows up to this one are done
 * @param millis spent on it
 */
record ImportStep(int lastLine, int good, int rejected, int skipped, int warnings, long millis) {}
