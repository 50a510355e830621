package io.hearth.simulation;

import io.hearth.billing.bill.BillStatus;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.ChargeStatus;
import io.hearth.money.Money;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.payment.order.ChannelStatus;
import io.hearth.payment.order.PaymentOrder;

/** What must hold after each step, and what must hold besides once nothing is left to do; the truth is the channel's book. */
final class Books {

    private final World world;

    Books(World world) {
        this.world = world;
    }

    /** Always. */
    void areInOrder() {
        world.bills().all().forEach(bill -> {
            var booked = sumOf(bill.billNo());
            check(bill.paid().equals(booked), bill.billNo() + " says paid " + bill.paid() + ", booked are " + booked);
            check(bill.paid().compareTo(bill.due()) <= 0, bill.billNo() + " is paid beyond what is due");
            check(
                    bill.hold().isPresent() == (bill.status() == BillStatus.PAYING),
                    bill.billNo() + " is " + bill.status() + ", held by " + bill.hold());
        });
        world.charges().all().forEach(order -> {
            var booked = sumOf(order);
            var expected = order.status() == ChargeStatus.PAID ? order.amount() : Money.ZERO;
            check(
                    booked.equals(expected),
                    order.chargeOrderNo() + " is " + order.status() + ", booked on its bills are " + booked);
        });
        world.charges().all().forEach(this::holdsItsBills);
        world.payments().all().forEach(this::isTrue);
    }

    /** An open order holds its bills, and an order that has ended holds none. */
    private void holdsItsBills(ChargeOrder order) {
        boolean holdLasts = world.now().isBefore(order.expiresAt().plus(Charges.HOLD_LONGER));
        for (var item : order.items()) {
            boolean held = world.bills().bill(item.billNo()).hold().stream()
                    .anyMatch(hold -> hold.chargeOrderNo().equals(order.chargeOrderNo()));
            check(
                    order.status().isOpen() ? held || !holdLasts : !held,
                    order.chargeOrderNo() + " is " + order.status() + ", it holds " + item.billNo() + ": " + held);
        }
        check(
                !order.status().isClosed()
                        || world.payments().all().stream()
                                .filter(payment -> payment.chargeOrderNo().equals(order.chargeOrderNo()))
                                .noneMatch(payment -> payment.status().isOpen()),
                order.chargeOrderNo() + " is " + order.status() + ", its payment is open");
    }

    /** Our word on a payment is the channel's. */
    private void isTrue(PaymentOrder order) {
        boolean paid = order.status() == BusinessStatus.PAID;
        check(
                paid == (order.channelStatus() == ChannelStatus.SUCCESS),
                order.payNo() + " is " + order.status() + " and " + order.channelStatus());
        check(paid == order.receipt().isPresent(), order.payNo() + " is " + order.status() + ": " + order.receipt());
        var trade = world.channel().trade(order.payNo());
        check(
                order.status().isOpen()
                        || trade == null
                        || trade.state != ModelChannel.State.NOTPAY
                        || !world.now().isBefore(trade.expiresAt),
                order.payNo() + " is " + order.status() + ", and the payer can still pay");
        check(
                world.payments()
                        .of(order.chargeOrderNo())
                        .filter(order.payNo()::equals)
                        .isPresent(),
                order.chargeOrderNo() + " has a second payment order");
        if (paid) {
            check(
                    trade != null
                            && trade.state == ModelChannel.State.SUCCESS
                            && trade.paid.equals(order.terms().amount()),
                    order.payNo() + " is paid here, but not at the channel, or another amount");
        }
    }

    /** Once nothing is under way and nothing is due. */
    void areInOrderAtRest() {
        areInOrder();
        for (var trade : world.channel().trades()) {
            var booked = world.charges().records().containsKey(trade.payNo);
            var issue = world.hasIssue(trade.payNo);
            if (trade.state == ModelChannel.State.SUCCESS) {
                check(booked || issue, trade.payNo + " is paid at the channel, but neither booked nor in an issue");
            }
            check(!booked || trade.state == ModelChannel.State.SUCCESS, trade.payNo + " is booked, but not paid");
            check(!issue || isOdd(trade), trade.payNo + " is in an issue, and nothing is wrong with it");
        }
        world.payments().all().forEach(order -> {
            check(!order.status().isOpen() || world.hasIssue(order.payNo()), order.payNo() + " stays open");
            check(
                    order.status() != BusinessStatus.PAID
                            || world.charges().records().containsKey(order.payNo())
                            || world.hasIssue(order.payNo()),
                    order.payNo() + " is paid, but not booked");
        });
        world.charges().all().forEach(order -> {
            check(
                    !order.status().isOpen()
                            || world.payments()
                                    .of(order.chargeOrderNo())
                                    .filter(world::hasIssue)
                                    .isPresent(),
                    order.chargeOrderNo() + " stays open");
            int invoices = world.invoices().of(order.chargeOrderNo());
            int wanted = order.status() == ChargeStatus.PAID ? 1 : 0;
            check(invoices == wanted, order.chargeOrderNo() + " is " + order.status() + ", invoices: " + invoices);
        });
        world.bills()
                .all()
                .forEach(bill -> check(bill.status() != BillStatus.PAYING, bill.billNo() + " is held for ever"));
        check(world.broker().isEmpty(), "a message was never delivered");
        check(!world.payments().hasUnread(), "a notification was never read");
        check(!world.charges().hasUnsettled(), "a payment was never settled");
    }

    /** Whether a person has a reason to look at a trade: another amount, or its bills were paid by another one. */
    private boolean isOdd(ModelChannel.Trade trade) {
        return trade.state == ModelChannel.State.SUCCESS
                && (!trade.paid.equals(trade.asked)
                        || !world.charges().records().containsKey(trade.payNo));
    }

    private Money sumOf(String billNo) {
        return Money.sum(world.bills().entries().stream()
                .filter(entry -> entry.billNo().equals(billNo))
                .map(Bills.Entry::amount)
                .toList());
    }

    private Money sumOf(ChargeOrder order) {
        return Money.sum(world.bills().entries().stream()
                .filter(entry -> entry.chargeOrderNo().equals(order.chargeOrderNo()))
                .map(Bills.Entry::amount)
                .toList());
    }

    private void check(boolean holds, String otherwise) {
        if (!holds) {
            world.violated(otherwise);
        }
    }
}
