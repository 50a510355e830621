package io.hearth.notification.message;

import io.hearth.data.NumberSeries;
import io.hearth.messaging.Events;
import io.hearth.messaging.Inbox;
import io.hearth.notification.NotificationSettings;
import io.hearth.service.Bell;
import io.hearth.service.BusinessTime;
import io.hearth.service.Live;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Keeps a message for each piece of news, and sends it.
 *
 * <p>The provider neither recognises a repeat nor can be asked about a message by our number. So an answer that nobody
 * understands is not repeated at once: the message is sent once more after a minute, because about money a second message is
 * better than none, and then stays UNCLEAR. Every other message is sent exactly once.
 */
@Service
public class Notifying {

    /** Under which payments are heard. */
    public static final String PAYMENT_GROUP = "notification-payment";

    private static final Logger LOG = LoggerFactory.getLogger(Notifying.class);
    private static final String NUMBER_PREFIX = "N";
    private static final LocalTime MORNING = LocalTime.of(8, 0);

    private final Messages messages;
    private final Inbox inbox;
    private final TransactionTemplate transaction;
    private final NumberSeries numbers;
    private final Phones phones;
    private final PhoneTags tags;
    private final SmsProvider provider;
    private final Events events;
    private final Bell bell;
    private final Live<NotificationSettings> settings;
    private final Clock clock;

    Notifying(
            Messages messages,
            Inbox inbox,
            TransactionTemplate transaction,
            NumberSeries numbers,
            Phones phones,
            PhoneTags tags,
            SmsProvider provider,
            Events events,
            Bell bell,
            Live<NotificationSettings> settings,
            Clock clock) {
        this.messages = messages;
        this.inbox = inbox;
        this.transaction = transaction;
        this.numbers = numbers;
        this.phones = phones;
        this.tags = tags;
        this.provider = provider;
        this.events = events;
        this.bell = bell;
        this.settings = settings;
        this.clock = clock;
    }

    /** Keeps the message that tells of the news, once however often the news arrive. */
    public void tell(String consumerGroup, News news) {
        var messageNo = numbers.next(NUMBER_PREFIX, BusinessTime.dayOf(clock.instant()));
        transaction.executeWithoutResult(status -> {
            if (inbox.firstTime(consumerGroup, news.eventId()) && !messages.tellOf(news.template(), news.about())) {
                messages.add(waiting(messageNo, news));
            }
        });
        bell.ring();
    }

    /** Sends the message if it is due and nobody else is sending it. */
    void sendIfDue(String messageNo) {
        messages.take(messageNo)
                .ifPresent(message -> events.resume(message.traceparent(), "send message", () -> send(message)));
    }

    private void send(Message message) {
        if (clock.instant().isAfter(message.createdAt().plus(settings.now().tryFor()))) {
            fail(message, "too late");
            return;
        }
        Optional<String> phone;
        try {
            phone = phones.of(message.customerNo());
        } catch (Phones.NotReached e) {
            LOG.atWarn()
                    .setCause(e)
                    .addKeyValue("messageNo", message.messageNo())
                    .log("the phone is not known yet");
            messages.again(message, clock.instant().plus(settings.now().waitAfter(message.attempts() + 1)));
            return;
        }
        phone.ifPresentOrElse(number -> send(message, number), () -> fail(message, "no phone is known"));
    }

    private void send(Message message, String phone) {
        var recipient = tags.of(phone);
        var today = BusinessTime.dayOf(clock.instant());
        var dayBegan = today.atStartOfDay(BusinessTime.ZONE).toInstant();
        // Messages sent at the same moment do not see each other: the limit may be passed by as many as run in
        // parallel.
        if (messages.handedTo(recipient, dayBegan) >= settings.now().perPhoneAndDay()) {
            Instant tomorrow =
                    today.plusDays(1).atTime(MORNING).atZone(BusinessTime.ZONE).toInstant();
            LOG.atInfo().addKeyValue("messageNo", message.messageNo()).log("this phone had enough for today");
            messages.again(message, tomorrow);
            return;
        }
        // Kept before the provider is asked: who dies now leaves a message that may have been sent.
        var handed = message.handedOver(recipient);
        messages.storeHandover(message, handed);
        settle(handed, provider.send(message.messageNo(), phone, message.template(), message.values()));
    }

    private void settle(Message handed, SmsProvider.Handover handover) {
        switch (handover) {
            case SmsProvider.Taken taken -> {
                messages.store(handed, handed.sent(taken.bizId()), Duration.ZERO);
                LOG.atInfo()
                        .addKeyValue("messageNo", handed.messageNo())
                        .addKeyValue("template", handed.template())
                        .addKeyValue("about", handed.about())
                        .log("message sent");
            }
            case SmsProvider.Refused refused -> fail(handed, refused.why());
            case SmsProvider.NotTaken not -> {
                LOG.atWarn().addKeyValue("messageNo", handed.messageNo()).log("message not taken: {}", not.why());
                messages.store(handed, handed.notTaken(), settings.now().waitAfter(handed.attempts() + 1));
            }
            case SmsProvider.Unclear unclear ->
                LOG.atWarn()
                        .addKeyValue("messageNo", handed.messageNo())
                        .addKeyValue("unclearSends", handed.unclearSends())
                        .log("nobody knows whether a message was sent: {}", unclear.why());
        }
    }

    private void fail(Message message, String why) {
        messages.store(message, message.failed(why), Duration.ZERO);
        LOG.atWarn().addKeyValue("messageNo", message.messageNo()).log("message will not be sent: {}", why);
    }

    private Message waiting(String messageNo, News news) {
        return new Message(
                messageNo,
                news.customerNo(),
                news.template(),
                news.about(),
                news.values(),
                MessageStatus.WAITING,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                clock.instant(),
                news.traceparent(),
                0);
    }
}
