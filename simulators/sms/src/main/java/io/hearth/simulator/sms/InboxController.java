package io.hearth.simulator.sms;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseBody;

/** What the phones received, for people and for tests. */
@Controller
class InboxController {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("MM-dd HH:mm:ss").withZone(ZoneId.of("Asia/Shanghai"));
    private static final int ON_A_PAGE = 100;
    private static final int MOST = 10_000;

    private final Inbox inbox;

    InboxController(Inbox inbox) {
        this.inbox = inbox;
    }

    @GetMapping("/simulator/sms/messages")
    @ResponseBody
    List<Message> messages(@RequestParam @Nullable String phone, @RequestParam(defaultValue = "1000") int limit) {
        return inbox.newest(phone, Math.min(Math.max(limit, 1), MOST));
    }

    @GetMapping("/simulator/sms")
    String page(@RequestParam @Nullable String phone, Model model) {
        var wanted = phone == null || phone.isBlank() ? null : phone.strip();
        model.addAttribute("phone", wanted);
        model.addAttribute(
                "messages",
                inbox.newest(wanted, ON_A_PAGE).stream().map(Bubble::of).toList());
        return "inbox";
    }

    /** A message as the page shows it. */
    record Bubble(
            String phone,
            String time,
            String text,
            String template,
            @Nullable String outId) {

        static Bubble of(Message message) {
            return new Bubble(
                    message.phone(), shown(message.sentAt()), message.text(), message.templateCode(), message.outId());
        }

        private static String shown(Instant moment) {
            return TIME.format(moment);
        }
    }
}
