package io.hearth.payment.desk;

import io.hearth.consistency.Issue;
import io.hearth.payment.ledger.ChannelRequest;
import io.hearth.payment.ledger.RequestKind;
import io.hearth.payment.ledger.RequestStatus;
import io.hearth.payment.notice.Notice;
import io.hearth.payment.notice.NoticeStatus;
import io.hearth.payment.order.BusinessStatus;
import io.hearth.payment.order.ChannelStatus;
import io.hearth.payment.order.PayMethod;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.Receipt;
import io.hearth.service.BusinessTime;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A payment with everything that explains how it came to stand as it does: calls, notifications and issues side by side. */
record PaymentDetails(
        String payNo,
        String chargeOrderNo,
        String customerNo,
        String channel,
        PayMethod method,
        long amountFen,
        BusinessStatus status,
        ChannelStatus channelStatus,
        @Nullable String channelTradeNo,
        @Nullable OffsetDateTime paidAt,
        OffsetDateTime createdAt,
        OffsetDateTime expiresAt,
        List<Request> requests,
        List<Notified> notifications,
        List<Issue> issues) {

    record Request(
            RequestKind kind,
            RequestStatus status,
            OffsetDateTime sentAt,
            @Nullable OffsetDateTime endedAt,
            @Nullable String answer) {}

    record Notified(
            String notificationId,
            int copies,
            OffsetDateTime receivedAt,
            NoticeStatus status,
            int attempts,
            @Nullable String outcome,
            String body) {}

    static PaymentDetails of(
            PaymentOrder order, List<ChannelRequest> requests, List<Notice> notices, List<Issue> issues) {
        return new PaymentDetails(
                order.payNo(),
                order.chargeOrderNo(),
                order.customerNo(),
                order.terms().channel(),
                order.terms().method(),
                order.terms().amount().fen(),
                order.status(),
                order.channelStatus(),
                order.receipt().map(Receipt::channelTradeNo).orElse(null),
                order.receipt().map(receipt -> local(receipt.paidAt())).orElse(null),
                local(order.createdAt()),
                local(order.terms().expiresAt()),
                requests.stream().map(PaymentDetails::request).toList(),
                notices.stream().map(PaymentDetails::notified).toList(),
                issues);
    }

    private static Request request(ChannelRequest request) {
        return new Request(
                request.kind(),
                request.status(),
                local(request.sentAt()),
                Optional.ofNullable(request.endedAt())
                        .map(PaymentDetails::local)
                        .orElse(null),
                request.answer());
    }

    private static Notified notified(Notice notice) {
        return new Notified(
                notice.notificationId(),
                notice.copies(),
                local(notice.receivedAt()),
                notice.status(),
                notice.attempts(),
                notice.outcome(),
                notice.body());
    }

    private static OffsetDateTime local(Instant moment) {
        return moment.atZone(BusinessTime.ZONE).toOffsetDateTime();
    }
}
