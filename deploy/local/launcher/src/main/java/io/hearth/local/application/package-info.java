/** The programs of Hearth itself: its services, and the simulators of the world outside. */
@NullMarked
package io.hearth.local.application;

import org.jspecify.annotations.NullMarked;
