/** Events that customers are told of. */
@NullMarked
package io.hearth.notification.listener;

import org.jspecify.annotations.NullMarked;
