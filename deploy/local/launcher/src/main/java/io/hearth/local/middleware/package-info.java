/** The servers that Hearth stands on, from their published artifacts or at an address given by the environment. */
@NullMarked
package io.hearth.local.middleware;

import org.jspecify.annotations.NullMarked;
