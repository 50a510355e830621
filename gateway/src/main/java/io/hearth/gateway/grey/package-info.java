/** New versions of a service for those who ask for them. */
@NullMarked
package io.hearth.gateway.grey;

import org.jspecify.annotations.NullMarked;
