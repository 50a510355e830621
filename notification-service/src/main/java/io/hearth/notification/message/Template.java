package io.hearth.notification.message;

/** What customers are told; the registered text of each is a setting of the provider's account. */
public enum Template {
    /** With customerNo, amount (yuan), season, chargeOrderNo and receiptNo. */
    PAYMENT_RECEIVED
}
