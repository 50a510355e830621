package io.hearth.payment.order;

/** How the payer comes to the payment. */
public enum PayMethod {
    /** A code on a screen or bill that the payer scans. */
    NATIVE,
    /** A page or mini program inside the channel's own app. */
    JSAPI,
    /** The browser of any phone. */
    H5,
    /** Another app on the payer's phone. */
    APP
}
