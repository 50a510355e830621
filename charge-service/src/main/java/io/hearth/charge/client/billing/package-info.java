/** What charge-service asks of billing-bill-service. */
@NullMarked
package io.hearth.charge.client.billing;

import org.jspecify.annotations.NullMarked;
