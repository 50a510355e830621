/** Who asks: the signed identity that travels between gateway and services, its roles and what it may see. */
@NullMarked
package io.hearth.identity;

import org.jspecify.annotations.NullMarked;
