/**
 * Tariffs as versioned data and the quote: what a property owes for a heating season under a price document, line by
 * line; pure, without a clock, a database or a framework.
 */
@NullMarked
package io.hearth.billing.tariff;

import org.jspecify.annotations.NullMarked;
