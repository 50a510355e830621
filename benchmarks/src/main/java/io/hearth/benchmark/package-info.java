/** What a payment costs the whole stack, beside the least that any system pays to keep the same rows. */
@NullMarked
package io.hearth.benchmark;

import org.jspecify.annotations.NullMarked;
