/** The tax platform on which fully digital invoices are issued. */
@NullMarked
package io.hearth.invoice.client.tax;

import org.jspecify.annotations.NullMarked;
