/** WeChat Pay API v3 through its official SDK. */
@NullMarked
package io.hearth.payment.channel.wechat;

import org.jspecify.annotations.NullMarked;
