/** WeChat Pay: its keys, its settings, and what it answers when it refuses. */
@NullMarked
package io.hearth.simulator.pay.wechat;

import org.jspecify.annotations.NullMarked;
