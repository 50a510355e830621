package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.fault.Fault;
import io.hearth.simulator.fault.FaultOrders;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.WeChatSettings;
import io.hearth.simulator.pay.wechat.notice.NoticeFault.Content;
import io.hearth.simulator.pay.wechat.trade.TradeEvent;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionalEventListener;

/** Tells merchants what happened, again and again until they accept it or the ladder ends. */
@Component
class Notifier {

    private static final Logger log = LoggerFactory.getLogger(Notifier.class);

    private final NoticeBook book;
    private final Envelope envelope;
    private final Postman postman;
    private final FaultOrders<WeChatOperation> faults;
    private final WeChatSettings settings;
    private final TaskScheduler scheduler;
    private final Clock clock;

    Notifier(
            NoticeBook book,
            Envelope envelope,
            Postman postman,
            FaultOrders<WeChatOperation> faults,
            WeChatSettings settings,
            TaskScheduler scheduler,
            Clock clock) {
        this.book = book;
        this.envelope = envelope;
        this.postman = postman;
        this.faults = faults;
        this.settings = settings;
        this.scheduler = scheduler;
        this.clock = clock;
    }

    @TransactionalEventListener
    void send(NoticeWriter.Written written) throws InterruptedException {
        // Never in this thread: the connection of the transaction that has just ended is still bound to it.
        var sending = Thread.ofVirtual().name("notice-", 0).start(() -> deliver(written.id()));
        if (written.pace() == TradeEvent.Pace.BEFORE_ANSWER) {
            sending.join();
        }
    }

    @EventListener(ApplicationReadyEvent.class)
    void resume() {
        book.unfinished(clock.instant()).forEach(this::schedule);
    }

    private void deliver(String id) {
        book.claim(id).ifPresent(this::deliver);
    }

    private void deliver(Notice notice) {
        var fault = faults.take(NoticeFault.class, WeChatOperation.NOTIFY, notice.outTradeNo());
        var kind = fault.map(Fault::kind).orElse(null);
        switch (fault.map(struck -> struck.kind().plan(struck.hold())).orElse(DeliveryPlan.USUAL)) {
            case DeliveryPlan.Lose() -> {
                book.addDelivery(notice.id(), clock.instant(), "never sent", kind);
                book.save(notice.ended(NoticeState.LOST));
            }
            case DeliveryPlan.Wait(Duration time) -> {
                book.addDelivery(notice.id(), clock.instant(), "not sent yet", kind);
                again(notice, clock.instant().plus(time));
            }
            case DeliveryPlan.Send(int copies, boolean atOnce, Content content) ->
                conclude(notice.sentOnce(), carry(notice, content, kind, copies, atOnce));
            case DeliveryPlan.SendAndRemind(Duration after) -> {
                conclude(notice.sentOnce(), carry(notice, Content.TRUE, kind));
                var unused = scheduler.schedule(
                        () -> log.atInfo()
                                .addKeyValue("id", notice.id())
                                .addKeyValue("accepted", carry(notice, Content.TRUE, kind))
                                .log("reminded"),
                        clock.instant().plus(after));
            }
        }
    }

    private boolean carry(Notice notice, Content content, @Nullable NoticeFault fault, int copies, boolean atOnce) {
        try (var threads = atOnce
                ? Executors.newVirtualThreadPerTaskExecutor()
                : Executors.newSingleThreadExecutor(Thread.ofVirtual().factory())) {
            var carried = Stream.generate(
                            () -> CompletableFuture.supplyAsync(() -> carry(notice, content, fault), threads))
                    .limit(copies)
                    .toList();
            return carried.stream().map(CompletableFuture::join).toList().contains(true);
        }
    }

    private boolean carry(Notice notice, Content content, @Nullable NoticeFault fault) {
        var sentAt = clock.instant();
        var answer = postman.carry(envelope.write(notice, content), notice.url());
        book.addDelivery(notice.id(), sentAt, answer.text(), fault);
        log.atInfo()
                .addKeyValue("id", notice.id())
                .addKeyValue("event", notice.event().type())
                .addKeyValue("outTradeNo", notice.outTradeNo())
                .addKeyValue("answer", answer.text())
                .log("notified");
        return answer.accepted();
    }

    private void conclude(Notice sent, boolean accepted) {
        if (accepted) {
            book.save(sent.ended(NoticeState.ACCEPTED));
            return;
        }
        Optional<Duration> wait = RepeatLadder.after(sent.attempts()).map(settings::scaled);
        if (wait.isPresent()) {
            again(sent, clock.instant().plus(wait.get()));
        } else {
            book.save(sent.ended(NoticeState.GIVEN_UP));
        }
    }

    private void again(Notice notice, Instant when) {
        var waiting = notice.dueAt(when);
        book.save(waiting);
        schedule(waiting);
    }

    private void schedule(Notice waiting) {
        var due = Optional.ofNullable(waiting.dueAt()).orElseGet(clock::instant);
        var unused = scheduler.schedule(() -> deliver(waiting.id()), due);
    }
}
