/** WeChat Pay's wire format: bodies, times, signatures and the sealing of notifications. */
@NullMarked
package io.hearth.simulator.pay.wechat.wire;

import org.jspecify.annotations.NullMarked;
