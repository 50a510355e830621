/** Who may pass: access tokens checked, ended sessions refused, and the identity signed for the services. */
@NullMarked
package io.hearth.gateway.access;

import org.jspecify.annotations.NullMarked;
