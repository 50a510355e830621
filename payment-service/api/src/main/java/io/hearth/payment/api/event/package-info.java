/** What payment-service announces. */
@NullMarked
package io.hearth.payment.api.event;

import org.jspecify.annotations.NullMarked;
