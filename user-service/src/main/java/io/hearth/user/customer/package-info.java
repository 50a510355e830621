/** Customers: opened at the counter or taken from a company's records, searched by clerks, seen by themselves. */
@NullMarked
package io.hearth.user.customer;

import org.jspecify.annotations.NullMarked;
