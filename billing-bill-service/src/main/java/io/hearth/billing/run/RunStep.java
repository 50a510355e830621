package io.hearth.billing.run;

import io.hearth.money.Money;

/** What one batch of properties came to. */
record RunStep(long lastPropertyId, int billed, int alreadyBilled, int notPriced, Money amount, long millis) {}
