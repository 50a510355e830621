/** What charge-service announces. */
@NullMarked
package io.hearth.charge.api.event;

import org.jspecify.annotations.NullMarked;
