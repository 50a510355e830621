package io.hearth.property.imports;

import java.util.Collection;
import java.util.Set;

/**
 * What would be left pointing at nothing, or be lost, if properties of an import went. Every bean of this type is asked
 * before an import is undone, and again for each batch as it is removed.
 */
interface References {

    /** Those of these properties of the import that must stay. */
    Set<Long> among(long importId, Collection<Long> propertyIds);
}
