/** The SMS provider that carries messages. */
@NullMarked
package io.hearth.notification.client.sms;

import org.jspecify.annotations.NullMarked;
