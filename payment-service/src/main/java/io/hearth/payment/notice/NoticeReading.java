package io.hearth.payment.notice;

import io.hearth.consistency.IssueType;
import io.hearth.consistency.Issues;
import io.hearth.payment.PaymentSettings;
import io.hearth.payment.channel.Channels;
import io.hearth.payment.channel.Notification;
import io.hearth.payment.ledger.Facts;
import io.hearth.service.Live;
import org.springframework.stereotype.Service;

/** Turns kept notifications into facts; doing it twice does no harm, so a process may die at any moment. */
@Service
class NoticeReading {

    private static final String SOURCE = "NOTIFICATION";

    private final Notices notices;
    private final Channels channels;
    private final Facts facts;
    private final Issues issues;
    private final Live<PaymentSettings> settings;

    NoticeReading(Notices notices, Channels channels, Facts facts, Issues issues, Live<PaymentSettings> settings) {
        this.notices = notices;
        this.channels = channels;
        this.facts = facts;
        this.issues = issues;
        this.settings = settings;
    }

    void process(NoticeRow row) {
        try {
            switch (channels.of(row.channel()).read(notices.raw(row))) {
                case Notification.OfPayment payment -> notices.done(row, facts.apply(payment.payNo(), payment.fact()));
                case Notification.OfSomethingElse other -> notices.done(row, "not about a payment: " + other.what());
                case Notification.Unreadable unreadable -> failed(row, unreadable.why());
                case Notification.Forged forged -> failed(row, "genuine when it came, now: " + forged.why());
            }
        } catch (RuntimeException e) {
            failed(row, e.toString());
            throw e;
        }
    }

    private void failed(NoticeRow row, String why) {
        if (row.attempts() + 1 < settings.now().notificationAttempts()) {
            notices.failed(row, why);
        } else {
            issues.raise(SOURCE, row.channel() + ":" + row.notificationId(), IssueType.DEAD_MESSAGE, why);
            notices.dead(row, why);
        }
    }
}
