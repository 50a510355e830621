/** The customer archive: who owes, kept so that phones and identity numbers are readable to nobody who need not read them. */
@NullMarked
package io.hearth.user;

import org.jspecify.annotations.NullMarked;
