package io.hearth.charge.order;

/** In which of a channel's ways the customer pays. */
public enum PayMethod {
    NATIVE,
    JSAPI,
    H5,
    APP
}
