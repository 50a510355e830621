/** Tariffs, the heating season's billing and the bills: what a customer owes, why, and what has been paid of it. */
@NullMarked
package io.hearth.billing;

import org.jspecify.annotations.NullMarked;
