/** Messages that tell customers what happened. */
@NullMarked
package io.hearth.notification;

import org.jspecify.annotations.NullMarked;
