package io.hearth.property.imports;

/** The customer that was registered for a line of an import. */
record RegisteredCustomer(int line, String customerNo) {}
