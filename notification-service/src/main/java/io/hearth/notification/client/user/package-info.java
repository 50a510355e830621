/** What notification-service asks of user-service. */
@NullMarked
package io.hearth.notification.client.user;

import org.jspecify.annotations.NullMarked;
