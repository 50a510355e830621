/** Facts that may not be applied are kept as issues for a person, and every repair leaves a log: nothing is ever dropped. */
@NullMarked
package io.hearth.consistency;

import org.jspecify.annotations.NullMarked;
