package io.hearth.payment.notice;

import io.hearth.payment.PaymentProblem;
import io.hearth.payment.channel.Channel;
import io.hearth.payment.channel.ChannelReply;
import io.hearth.payment.channel.Channels;
import io.hearth.payment.channel.Notification;
import io.hearth.payment.channel.RawNotification;
import io.hearth.service.Bell;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where channels tell what happened: checked, kept and answered at once; what it means is found out afterwards. */
@RestController
class NotifyController {

    private static final Logger LOG = LoggerFactory.getLogger(NotifyController.class);

    private final Channels channels;
    private final Notices notices;
    private final Bell noticeBell;
    private final MeterRegistry metrics;

    NotifyController(Channels channels, Notices notices, Bell noticeBell, MeterRegistry metrics) {
        this.channels = channels;
        this.notices = notices;
        this.noticeBell = noticeBell;
        this.metrics = metrics;
    }

    @PostMapping("/api/pay/notify/{channel}")
    ResponseEntity<String> told(
            @PathVariable String channel, @RequestBody(required = false) byte[] body, HttpServletRequest request) {
        var by = channels.named(channel).orElseThrow(() -> PaymentProblem.NOTIFY_CHANNEL_UNKNOWN.because(channel));
        var raw = raw(request, body);
        return answer(
                switch (by.read(raw)) {
                    case Notification.Forged(String why) -> refuse(by, why);
                    case Notification.Genuine genuine -> keep(by, genuine, raw);
                });
    }

    private ChannelReply refuse(Channel channel, String why) {
        count(channel, "FORGED");
        LOG.atWarn().addKeyValue("channel", channel.name()).log("a notification is not the channel's: {}", why);
        return channel.refused();
    }

    private ChannelReply keep(Channel channel, Notification.Genuine notification, RawNotification raw) {
        boolean isNew = notices.keep(channel.name(), notification, raw);
        count(channel, isNew ? "KEPT" : "REPEATED");
        LOG.atInfo()
                .addKeyValue("channel", channel.name())
                .addKeyValue("notificationId", notification.id())
                .log(isNew ? "notification kept" : "notification came again");
        noticeBell.ring();
        return channel.kept();
    }

    private void count(Channel channel, String outcome) {
        metrics.counter("hearth.payments.notifications", "channel", channel.name(), "outcome", outcome)
                .increment();
    }

    private static ResponseEntity<String> answer(ChannelReply reply) {
        return ResponseEntity.status(reply.status())
                .contentType(new MediaType(MediaType.valueOf(reply.contentType()), StandardCharsets.UTF_8))
                .body(reply.body());
    }

    private static RawNotification raw(HttpServletRequest request, byte[] body) {
        var headers = Collections.list(request.getHeaderNames()).stream()
                .collect(Collectors.toMap(
                        name -> name.toLowerCase(Locale.ROOT), request::getHeader, (first, second) -> first));
        return new RawNotification(headers, body == null ? "" : new String(body, StandardCharsets.UTF_8));
    }
}
