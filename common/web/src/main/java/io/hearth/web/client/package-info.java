/** Calls to the doors of other services. */
@NullMarked
package io.hearth.web.client;

import org.jspecify.annotations.NullMarked;
