/** The build of the checkout as the launcher sees it: whether it is due, and what its tests said. */
@NullMarked
package io.hearth.local.build;

import org.jspecify.annotations.NullMarked;
