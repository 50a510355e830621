/** Invoices for what was paid: asked for by a payment, issued on the tax platform, each once. */
@NullMarked
package io.hearth.invoice;

import org.jspecify.annotations.NullMarked;
