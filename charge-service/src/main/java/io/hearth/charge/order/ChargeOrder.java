package io.hearth.charge.order;

import io.hearth.money.Money;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One intent to pay one or more bills of one customer.
 *
 * @param requestKey who asked and with which Idempotency-Key
 * @param payNo the payment order that collects the money, once payment-service has made it
 * @param pay what the client needs to pay, for example {@code codeUrl}
 * @param expiresAt when it is closed if nobody has paid
 * @param version counts its changes
 */
public record ChargeOrder(
        String chargeOrderNo,
        String customerNo,
        String requestKey,
        List<ChargeItem> items,
        PayWay way,
        ChargeStatus status,
        Optional<String> payNo,
        Map<String, String> pay,
        Instant expiresAt,
        Instant createdAt,
        String createdBy,
        int version) {

    public ChargeOrder {
        items = List.copyOf(items);
        pay = Map.copyOf(pay);
    }

    public Money amount() {
        return Money.sum(items.stream().map(ChargeItem::amount).toList());
    }

    List<String> billNos() {
        return items.stream().map(ChargeItem::billNo).toList();
    }

    /** The payment order is there and the client can pay. */
    public ChargeOrder paying(String newPayNo, Map<String, String> newPay) {
        return with(status.to(ChargeStatus.PAYING), Optional.of(newPayNo), newPay);
    }

    /** The money has come; in the ordinary way or, after closing, by the late-success repair. */
    public ChargeOrder paid(String byPayNo) {
        // The money may be faster than the answer that tells us that the client can pay.
        var paying = status == ChargeStatus.CREATED ? status.to(ChargeStatus.PAYING) : status;
        return with(paying.to(ChargeStatus.PAID), Optional.of(byPayNo), Map.of());
    }

    public ChargeOrder closed() {
        return with(status.to(ChargeStatus.CLOSED), payNo, Map.of());
    }

    public ChargeOrder failed() {
        return with(status.to(ChargeStatus.FAILED), payNo, Map.of());
    }

    ChargeOrder of(List<ChargeItem> heldItems) {
        return new ChargeOrder(
                chargeOrderNo,
                customerNo,
                requestKey,
                heldItems,
                way,
                status,
                payNo,
                pay,
                expiresAt,
                createdAt,
                createdBy,
                version);
    }

    private ChargeOrder with(ChargeStatus newStatus, Optional<String> newPayNo, Map<String, String> newPay) {
        return new ChargeOrder(
                chargeOrderNo,
                customerNo,
                requestKey,
                items,
                way,
                newStatus,
                newPayNo,
                newPay,
                expiresAt,
                createdAt,
                createdBy,
                version + 1);
    }
}
