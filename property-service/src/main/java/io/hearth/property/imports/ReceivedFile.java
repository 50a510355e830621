package io.hearth.property.imports;

/**
 * A sheet as it was sent.
 *
 * @param hash SHA-256 in hexadecimal
 */
record ReceivedFile(String name, String hash, long bytes) {}
