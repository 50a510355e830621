package io.hearth.charge.order;

/** Where money is collected. */
public enum Channel {
    WECHAT
}
