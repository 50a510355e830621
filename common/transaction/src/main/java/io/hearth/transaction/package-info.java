/** Global transactions with Seata: a database pool whose changes can be undone, and what a conflict means at the door. */
@NullMarked
package io.hearth.transaction;

import org.jspecify.annotations.NullMarked;
