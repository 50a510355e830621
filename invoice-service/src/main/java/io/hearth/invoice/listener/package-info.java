/** Payments for which an invoice is due. */
@NullMarked
package io.hearth.invoice.listener;

import org.jspecify.annotations.NullMarked;
