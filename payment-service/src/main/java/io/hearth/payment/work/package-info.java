/** Work that goes on in the background: woken when there is something to do, looking by itself as a net. */
@NullMarked
package io.hearth.payment.work;

import org.jspecify.annotations.NullMarked;
