package io.hearth.notification.message;

import com.baomidou.mybatisplus.core.toolkit.Wrappers;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.notification.MessageProblem;
import io.hearth.notification.NotificationSettings;
import io.hearth.service.Live;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The stored messages. */
@Repository
class Messages {

    private static final TypeReference<Map<String, String>> VALUES = new TypeReference<>() {};
    private static final int LONGEST_FAILURE = 300;

    private final MessageMapper mapper;
    private final JsonMapper json;
    private final Clock clock;
    private final Live<NotificationSettings> settings;

    Messages(MessageMapper mapper, JsonMapper json, Clock clock, Live<NotificationSettings> settings) {
        this.mapper = mapper;
        this.json = json;
        this.clock = clock;
        this.settings = settings;
    }

    boolean tellOf(Template template, String about) {
        return mapper.telling(template, about) > 0;
    }

    void add(Message message) {
        mapper.insert(new MessageRow(
                message.messageNo(),
                message.customerNo(),
                message.template(),
                message.about(),
                json.writeValueAsString(message.values()),
                message.status(),
                null,
                null,
                null,
                null,
                message.attempts(),
                message.unclearSends(),
                message.createdAt(),
                message.traceparent(),
                message.version(),
                message.createdAt(),
                null));
    }

    Paged<Message> ofCustomer(String customerNo, PageQuery query) {
        var found = mapper.selectPage(
                Page.of(query.number(), query.length()),
                Wrappers.<MessageRow>query().eq("customer_no", customerNo).orderByDesc("created_at"));
        return Paged.of(query, found.getRecords(), found.getTotal()).map(this::message);
    }

    List<String> due(int limit) {
        return mapper.due(clock.instant(), limit);
    }

    /** The message if nobody else is at it; then it is ours for the time of the lease. */
    Optional<Message> take(String messageNo) {
        var now = clock.instant();
        return mapper.take(messageNo, now, now.plus(settings.now().lease())) == 1
                ? Optional.ofNullable(mapper.selectById(messageNo)).map(this::message)
                : Optional.empty();
    }

    /** Leaves the message as it is until then. */
    void again(Message message, Instant next) {
        mapper.again(message.messageNo(), message.version(), next);
    }

    /** How many messages were handed over to a phone since then. */
    int handedTo(Recipient recipient, Instant since) {
        return mapper.handedTo(recipient.tag(), since);
    }

    /** Keeps that the message is being handed over now. */
    void storeHandover(Message before, Message after) {
        var now = clock.instant();
        store(before, after, settings.now().sendAgainAfter(), now);
    }

    /** @throws io.hearth.problem.ProblemException {@link MessageProblem#MESSAGE_CHANGED} when somebody was faster */
    void store(Message before, Message after, Duration wait) {
        store(before, after, wait, null);
    }

    private void store(Message before, Message after, Duration wait, @Nullable Instant handedAt) {
        int stored = mapper.step(
                before,
                after,
                after.recipient().map(Recipient::tag).orElse(null),
                after.recipient().map(Recipient::masked).orElse(null),
                after.bizId().orElse(null),
                after.failure()
                        .map(text -> text.substring(0, Math.min(text.length(), LONGEST_FAILURE)))
                        .orElse(null),
                clock.instant().plus(wait),
                handedAt);
        if (stored != 1) {
            throw MessageProblem.MESSAGE_CHANGED.because(before.messageNo());
        }
    }

    private Message message(MessageRow row) {
        return new Message(
                row.messageNo(),
                row.customerNo(),
                row.template(),
                row.about(),
                json.readValue(row.content(), VALUES),
                row.status(),
                row.phoneTag() == null || row.phoneMasked() == null
                        ? Optional.empty()
                        : Optional.of(new Recipient(row.phoneTag(), row.phoneMasked())),
                Optional.ofNullable(row.bizId()),
                Optional.ofNullable(row.failure()),
                row.attempts(),
                row.unclearSends(),
                row.createdAt(),
                row.traceparent(),
                row.version());
    }
}
