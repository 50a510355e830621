/** Stories over the whole stack, told through the gateway. */
@NullMarked
package io.hearth.story;

import org.jspecify.annotations.NullMarked;
