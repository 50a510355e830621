package io.hearth.payment.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/** What charge-service asks of payment-service; no call may be made inside a transaction, because a channel may be slow. */
public interface PaymentApi {

    /**
     * Asks a channel for the payment of a charge order; asked again for the same order it gives the same payment.
     *
     * <p>A channel that does not answer is no failure: {@code channelStatus} is then UNKNOWN and {@code pay} empty, and
     * asking again finds out what became of it. Refusals: {@code PAYMENT_DIFFERS} 409 when the order was asked for with
     * another amount, customer, channel or method before, {@code PAYMENT_ORDER_CLOSED} 409 when it was closed before any
     * payment was asked for, {@code PAYMENT_EXPIRED} 409 when its time is over, {@code PAYER_INCOMPLETE} 422 for JSAPI without
     * {@code payerOpenid} or H5 without {@code clientIp}, {@code CHANNEL_NOT_SUPPORTED} 422.
     */
    @PostMapping("/internal/payments")
    PaymentView create(@Valid @RequestBody CreatePayment request);

    /** A payment as it stands; {@code PAYMENT_NOT_FOUND} 404. */
    @GetMapping("/internal/payments/{payNo}")
    PaymentView payment(@PathVariable("payNo") String payNo);

    /**
     * Ends the payment of a charge order unless it is paid: the channel is asked first, and nothing is closed without its
     * answer.
     *
     * <p>An order for which no payment was ever asked counts as closed from now on, so that a late create is refused.
     */
    @PostMapping("/internal/payments/close")
    ClosedPayment close(@Valid @RequestBody ClosePayment request);
}
