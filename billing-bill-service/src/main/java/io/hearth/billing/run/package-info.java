/** Billing runs: a heating season billed for a scope of properties, step by step, so that it can stop anywhere and go on. */
@NullMarked
package io.hearth.billing.run;

import org.jspecify.annotations.NullMarked;
