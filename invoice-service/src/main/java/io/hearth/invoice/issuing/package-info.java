/** An invoice's life: requested by a payment, issued or refused by the tax platform, requested again by a person. */
@NullMarked
package io.hearth.invoice.issuing;

import org.jspecify.annotations.NullMarked;
