package io.hearth.payment.notice;

import io.hearth.payment.PaymentSettings;
import io.hearth.payment.channel.Notification;
import io.hearth.payment.channel.RawNotification;
import io.hearth.service.Live;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The kept notifications, each once however often it comes. */
@Repository
public class Notices {

    private static final TypeReference<Map<String, String>> HEADERS = new TypeReference<>() {};
    private static final int LONGEST_OUTCOME = 500;
    private static final int DOUBLINGS = 10;

    private final NoticeMapper mapper;
    private final Live<PaymentSettings> settings;
    private final JsonMapper json;
    private final Clock clock;

    Notices(NoticeMapper mapper, Live<PaymentSettings> settings, JsonMapper json, Clock clock) {
        this.mapper = mapper;
        this.settings = settings;
        this.json = json;
        this.clock = clock;
    }

    /** Keeps a notification for good; false when it was kept before and this is another copy. */
    boolean keep(String channel, Notification.Genuine notification, RawNotification raw) {
        var payNo = notification instanceof Notification.OfPayment payment ? payment.payNo() : null;
        return mapper.keep(
                        channel,
                        notification.id(),
                        payNo,
                        json.writeValueAsString(raw.headers()),
                        raw.body(),
                        clock.instant())
                == 1;
    }

    /** Takes notifications that are to be processed; one whose process dies is due again when its lease ends. */
    @Transactional
    public List<NoticeRow> takeDue(int limit) {
        var now = clock.instant();
        var due = mapper.due(now, limit);
        due.forEach(row -> mapper.attempt(row, now.plus(settings.now().notificationLease())));
        return due;
    }

    RawNotification raw(NoticeRow row) {
        return new RawNotification(json.readValue(row.headers(), HEADERS), row.body());
    }

    void done(NoticeRow row, String outcome) {
        mapper.end(row, NoticeStatus.DONE, clock.instant(), shortened(outcome));
    }

    void dead(NoticeRow row, String why) {
        mapper.end(row, NoticeStatus.DEAD, clock.instant(), shortened(why));
    }

    /** Due again after a wait that doubles with each attempt. */
    void failed(NoticeRow row, String why) {
        var wait = settings.now().notificationLease().multipliedBy(1L << Math.min(row.attempts(), DOUBLINGS));
        mapper.failed(
                row,
                clock.instant().plus(wait.compareTo(Duration.ofHours(1)) < 0 ? wait : Duration.ofHours(1)),
                shortened(why));
    }

    /** What a channel told of an order, in the order in which it came. */
    public List<Notice> of(String payNo) {
        return mapper.of(payNo);
    }

    private static String shortened(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST_OUTCOME));
    }
}
