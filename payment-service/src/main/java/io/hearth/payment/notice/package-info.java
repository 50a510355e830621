/** What channels tell of their own accord: checked and kept at once, turned into facts afterwards. */
@NullMarked
package io.hearth.payment.notice;

import org.jspecify.annotations.NullMarked;
