/** The one entry to Hearth: whatever comes from outside is looked at here before any service sees it. */
@NullMarked
package io.hearth.gateway;

import org.jspecify.annotations.NullMarked;
