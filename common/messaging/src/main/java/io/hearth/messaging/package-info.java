/** Events between services: an outbox that loses nothing, an inbox that does nothing twice, one trace from end to end. */
@NullMarked
package io.hearth.messaging;

import org.jspecify.annotations.NullMarked;
