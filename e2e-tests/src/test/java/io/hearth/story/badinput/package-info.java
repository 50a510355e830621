/** What does not belong at the door: every endpoint refuses it, says so in the same way, and changes nothing. */
@NullMarked
package io.hearth.story.badinput;

import org.jspecify.annotations.NullMarked;
