/** The sample district: its network, houses and bills, and the residents who live there. */
@NullMarked
package io.hearth.district;

import org.jspecify.annotations.NullMarked;
