/** WeChat Pay's API v3 as merchants call it: checked signatures in, signed answers out. */
@NullMarked
package io.hearth.simulator.pay.wechat.api;

import org.jspecify.annotations.NullMarked;
