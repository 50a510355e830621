/** The channel's own book: trades and refunds, their states, and who may do what to them. The truth for the books check. */
@NullMarked
package io.hearth.simulator.pay.wechat.trade;

import org.jspecify.annotations.NullMarked;
