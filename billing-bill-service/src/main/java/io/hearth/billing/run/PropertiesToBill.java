package io.hearth.billing.run;

import io.hearth.billing.tariff.PropertyFacts;
import java.util.List;

/** Where a run gets its properties from. */
public interface PropertiesToBill {

    /** The next properties of a scope after one id, in the order of their ids. */
    List<Property> after(long propertyId, int limit, Scope scope);

    long count(Scope scope);

    /**
     * A property with the customer who pays for it.
     *
     * @param supplyStopped whether it is cut off, so that it owes no heat
     */
    record Property(long id, String customerNo, String address, boolean supplyStopped, PropertyFacts facts) {}
}
