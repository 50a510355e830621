/** What billing asks of property-service. */
@NullMarked
package io.hearth.billing.client.property;

import org.jspecify.annotations.NullMarked;
