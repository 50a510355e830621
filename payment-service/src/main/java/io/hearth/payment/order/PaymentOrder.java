package io.hearth.payment.order;

import io.hearth.consistency.IssueType;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.FactDecision.Advance;
import io.hearth.payment.order.FactDecision.Conflict;
import io.hearth.payment.order.FactDecision.Ignore;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * One try to be paid through one channel.
 *
 * <p>Every step returns the order as it is afterwards; storing it checks that nobody was faster.
 *
 * @param payNo our number, the only one that is ever sent to the channel for this order
 * @param receipt present exactly when it is paid
 * @param version counts its changes
 */
public record PaymentOrder(
        String payNo,
        String chargeOrderNo,
        String customerNo,
        PaymentTerms terms,
        BusinessStatus status,
        ChannelStatus channelStatus,
        Optional<Receipt> receipt,
        Instant createdAt,
        int version) {

    public static PaymentOrder created(
            String payNo, String chargeOrderNo, String customerNo, PaymentTerms terms, Instant now) {
        return new PaymentOrder(
                payNo,
                chargeOrderNo,
                customerNo,
                terms,
                BusinessStatus.CREATED,
                ChannelStatus.INIT,
                Optional.empty(),
                now,
                0);
    }

    /** A CREATE is about to be sent, the first or one after the channel said that it knows no such order. */
    public PaymentOrder sending() {
        var paying = status == BusinessStatus.PAYING ? status : status.to(BusinessStatus.PAYING);
        return with(paying, channelStatus.to(ChannelStatus.PROCESSING), receipt);
    }

    /** Closed before anything was sent. */
    public PaymentOrder closedUnsent() {
        if (status != BusinessStatus.CREATED) {
            throw new IllegalStateException(payNo + " was sent: only its channel can say that it is closed");
        }
        return with(status.to(BusinessStatus.CLOSED), channelStatus, receipt);
    }

    /** Whether the first CREATE may be sent. */
    public boolean maySend(Instant now) {
        return status == BusinessStatus.CREATED && now.isBefore(terms.expiresAt());
    }

    /**
     * Whether another CREATE may be sent: only when the channel itself has just said that it knows no such order, and none
     * was sent since it was asked.
     *
     * @param asOf this order's version when the channel was asked; the answer may have been one change since then
     */
    public boolean maySendAgain(ChannelFact answer, int asOf, Instant now) {
        return channelStatus == ChannelStatus.UNKNOWN
                && answer instanceof ChannelFact.NotExist
                && version <= asOf + 1
                && now.isBefore(terms.expiresAt());
    }

    /** Whether nobody can have paid any more: its time is over, and so is the time for stray messages after it. */
    public boolean isOverdue(Instant now, Duration grace) {
        return !now.isBefore(terms.expiresAt().plus(grace));
    }

    /**
     * What a fact means for this order.
     *
     * @param grace how long after its expiry an order that the channel does not know is still waited for
     */
    public FactDecision on(ChannelFact fact, Instant now, Duration grace) {
        return switch (fact) {
            case ChannelFact.Paid paid -> onPaid(paid);
            case ChannelFact.Open open -> onOpen(open);
            case ChannelFact.Closed closed -> onClosed();
            case ChannelFact.Failed failed -> onFailed();
            case ChannelFact.NotExist missing -> onNotExist(isOverdue(missing.askedAt(), grace));
            case ChannelFact.NoAnswer silence -> onNoAnswer(silence, isOverdue(now, grace));
        };
    }

    /**
     * The same for the answer to a question.
     *
     * @param asOf this order's version when the channel was asked: it could not know of a payment or an end since then
     */
    public FactDecision on(ChannelFact answer, int asOf, Instant now, Duration grace) {
        boolean unpaid = answer instanceof ChannelFact.Open
                || answer instanceof ChannelFact.NotExist
                || answer instanceof ChannelFact.Closed;
        var decision = on(answer, now, grace);
        return asOf < version && unpaid && decision instanceof Conflict
                ? new Ignore("the channel was asked before this order changed")
                : decision;
    }

    private FactDecision onPaid(ChannelFact.Paid paid) {
        if (!paid.amount().equals(terms.amount())) {
            return new Conflict(
                    IssueType.AMOUNT_MISMATCH,
                    "the channel says %s yuan were paid in trade %s, asked were %s"
                            .formatted(paid.amount(), paid.receipt().channelTradeNo(), terms.amount()));
        }
        if (receipt.isPresent()) {
            return sameTrade(paid)
                    ? new Ignore("booked already")
                    : new Conflict(
                            IssueType.DUPLICATE_PAYMENT,
                            "paid in trade %s and again in trade %s"
                                    .formatted(
                                            receipt.get().channelTradeNo(),
                                            paid.receipt().channelTradeNo()));
        }
        if (channelStatus == ChannelStatus.INIT) {
            return new Conflict(
                    IssueType.STATE_CONFLICT,
                    "paid in trade %s, but nothing was ever sent"
                            .formatted(paid.receipt().channelTradeNo()));
        }
        return new Advance(with(
                status.to(BusinessStatus.PAID), channelStatus.to(ChannelStatus.SUCCESS), Optional.of(paid.receipt())));
    }

    private boolean sameTrade(ChannelFact.Paid paid) {
        return receipt.filter(
                        booked -> booked.channelTradeNo().equals(paid.receipt().channelTradeNo()))
                .isPresent();
    }

    private FactDecision onOpen(ChannelFact.Open open) {
        return switch (channelStatus) {
            case INIT -> neverSent("an open order");
            case PROCESSING -> new Ignore("known to be open");
            case UNKNOWN -> new Advance(with(status, channelStatus.to(ChannelStatus.PROCESSING), receipt));
            case SUCCESS -> new Ignore("older than the payment");
            // The answer to a CREATE may come after the order was closed; it says nothing about now.
            case FAIL, CLOSED ->
                open.source() == Source.CREATE
                        ? new Ignore("older than the end of the order")
                        : new Conflict(IssueType.STATUS_MISMATCH, status + " here, but open at the channel");
        };
    }

    private FactDecision onClosed() {
        return switch (channelStatus) {
            case INIT -> neverSent("a closed order");
            case PROCESSING, UNKNOWN ->
                new Advance(with(status.to(BusinessStatus.CLOSED), channelStatus.to(ChannelStatus.CLOSED), receipt));
            case SUCCESS -> new Conflict(IssueType.STATUS_MISMATCH, "paid here, but closed unpaid at the channel");
            case FAIL, CLOSED -> new Ignore("ended already");
        };
    }

    private FactDecision onFailed() {
        return switch (channelStatus) {
            case INIT -> neverSent("a failed order");
            case PROCESSING, UNKNOWN ->
                new Advance(with(status.to(BusinessStatus.FAILED), channelStatus.to(ChannelStatus.FAIL), receipt));
            case SUCCESS, FAIL, CLOSED -> new Ignore("ended already");
        };
    }

    private FactDecision onNotExist(boolean overdue) {
        return switch (channelStatus) {
            case INIT, FAIL, CLOSED -> new Ignore("as it should be");
            case PROCESSING, UNKNOWN -> {
                if (overdue) {
                    yield new Advance(
                            with(status.to(BusinessStatus.CLOSED), channelStatus.to(ChannelStatus.CLOSED), receipt));
                }
                yield channelStatus == ChannelStatus.UNKNOWN
                        ? new Ignore("a CREATE may still be under way")
                        : new Advance(with(status, channelStatus.to(ChannelStatus.UNKNOWN), receipt));
            }
            case SUCCESS -> new Conflict(IssueType.MISSING_CHANNEL_RECORD, "paid here, but unknown at the channel");
        };
    }

    private FactDecision onNoAnswer(ChannelFact.NoAnswer silence, boolean overdue) {
        if (!status.isOpen()) {
            return new Ignore("ended already");
        }
        if (silence.source() == Source.CREATE && channelStatus == ChannelStatus.PROCESSING) {
            return new Advance(with(status, channelStatus.to(ChannelStatus.UNKNOWN), receipt));
        }
        return overdue
                ? new Conflict(
                        IssueType.CHANNEL_QUERY_FAILED, "its time is over and the channel is silent: " + silence.why())
                : new Ignore("silence says nothing");
    }

    private static FactDecision neverSent(String what) {
        return new Conflict(IssueType.STATE_CONFLICT, "the channel tells of " + what + " that was never sent");
    }

    private PaymentOrder with(BusinessStatus newStatus, ChannelStatus newChannelStatus, Optional<Receipt> newReceipt) {
        return new PaymentOrder(
                payNo,
                chargeOrderNo,
                customerNo,
                terms,
                newStatus,
                newChannelStatus,
                newReceipt,
                createdAt,
                version + 1);
    }
}
