/** What every request must be before anybody asks who sent it: a plain path, no words that only we may say, not too large; and how refusals are told. */
@NullMarked
package io.hearth.gateway.door;

import org.jspecify.annotations.NullMarked;
