/** What staff see of payments, and the issues they settle. */
@NullMarked
package io.hearth.payment.desk;

import org.jspecify.annotations.NullMarked;
