package io.hearth.billing.run;

import io.hearth.billing.tariff.NotPricedReason;

/** A property that a run could not price, for a clerk to put right. */
record RunFailure(long propertyId, String customerNo, String address, NotPricedReason reason) {}
