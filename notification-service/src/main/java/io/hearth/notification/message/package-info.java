/** A message's life: kept with the event it tells of, then sent once, as far as that can be known. */
@NullMarked
package io.hearth.notification.message;

import org.jspecify.annotations.NullMarked;
