/** The bill files of a day, in the format of the real ones: what merchants compare their books with. */
@NullMarked
package io.hearth.simulator.pay.wechat.bill;

import org.jspecify.annotations.NullMarked;
