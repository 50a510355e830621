/** The door of user-service for other services: whose phone it is, customers of an import, how to reach somebody. */
@NullMarked
package io.hearth.user.api;

import org.jspecify.annotations.NullMarked;
