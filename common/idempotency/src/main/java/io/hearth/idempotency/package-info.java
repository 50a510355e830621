/** One deed for one Idempotency-Key: the first answer again, never the deed again. */
@NullMarked
package io.hearth.idempotency;

import org.jspecify.annotations.NullMarked;
