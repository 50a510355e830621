/** The API descriptions of all services on one page. */
@NullMarked
package io.hearth.gateway.docs;

import org.jspecify.annotations.NullMarked;
