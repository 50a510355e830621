/** The door of user-service for other services: whose customers a phone number belongs to. */
@NullMarked
package io.hearth.user.api;

import org.jspecify.annotations.NullMarked;
