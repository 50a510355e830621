package io.hearth.property.imports;

import io.hearth.property.binding.Bindings;
import io.hearth.property.place.Properties;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Somebody's work since the import: figures that were corrected, customers that were bound or unbound. */
@Component
class LaterChanges implements References {

    private final Properties properties;
    private final Bindings bindings;

    LaterChanges(Properties properties, Bindings bindings) {
        this.properties = properties;
        this.bindings = bindings;
    }

    @Override
    public Set<Long> among(long importId, Collection<Long> propertyIds) {
        var changed = new HashSet<>(properties.changed(propertyIds));
        changed.addAll(bindings.changedSince(importId, propertyIds));
        return changed;
    }
}
