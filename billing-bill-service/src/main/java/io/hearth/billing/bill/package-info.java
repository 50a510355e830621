/** Bills and their entries: held by a charge order while it is paid, paid in full or in part, explained line by line. */
@NullMarked
package io.hearth.billing.bill;

import org.jspecify.annotations.NullMarked;
