package io.hearth.property.place;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Who owes for which properties now, as far as this feature needs to know. */
public interface Occupants {

    /** The customers of these properties, by property; those that have none are left out. */
    Map<Long, String> customersOf(Collection<Long> propertyIds);

    /** The properties of these customers, in the order of their ids. */
    List<Long> propertiesOf(Collection<String> customerNos);
}
