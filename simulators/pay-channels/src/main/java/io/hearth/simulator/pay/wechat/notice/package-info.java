/** What the channel tells its merchants: notifications, their repeats, and how they can go wrong. */
@NullMarked
package io.hearth.simulator.pay.wechat.notice;

import org.jspecify.annotations.NullMarked;
