/** What invoice-service asks of user-service. */
@NullMarked
package io.hearth.invoice.client.user;

import org.jspecify.annotations.NullMarked;
