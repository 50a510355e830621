/** The platform on which fully digital invoices are issued: blue ones, and red ones that take them back. */
@NullMarked
package io.hearth.simulator.tax;

import org.jspecify.annotations.NullMarked;
