/** What property-service asks of user-service. */
@NullMarked
package io.hearth.property.client.user;

import org.jspecify.annotations.NullMarked;
