/** Asks user-service which customers belong to a phone number. */
@NullMarked
package io.hearth.auth.client.user;

import org.jspecify.annotations.NullMarked;
