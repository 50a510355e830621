package io.hearth.billing.run;

import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Works on runs in a thread of its own, so that a run never slows the queries; goes on with what a dead worker left. */
@Component
class RunWorker implements DisposableBean {

    private static final Logger LOG = LoggerFactory.getLogger(RunWorker.class);

    private final Runs runs;
    private final SeasonBilling billing;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("billing-run").daemon().factory());
    private final AtomicBoolean busy = new AtomicBoolean();

    RunWorker(Runs runs, SeasonBilling billing) {
        this.runs = runs;
        this.billing = billing;
    }

    /** Begins to work if there is a run to work on and the thread is free. */
    @Scheduled(fixedDelayString = "${hearth.billing.run.scan-every:2s}")
    void wake() {
        if (busy.compareAndSet(false, true)) {
            thread.execute(this::work);
        }
    }

    @Override
    public void destroy() {
        thread.shutdownNow();
    }

    private void work() {
        var worker = UUID.randomUUID().toString();
        try {
            runs.claim(worker).ifPresent(run -> {
                LOG.atInfo().addKeyValue("runId", run.id()).log("billing run taken up");
                while (!thread.isShutdown() && billing.nextBatch(runs.run(run.id()), worker)) {
                    LOG.atDebug().addKeyValue("runId", run.id()).log("a batch is billed");
                }
                LOG.atInfo().addKeyValue("runId", run.id()).log("billing run left");
            });
        } catch (RuntimeException e) {
            // The lease ends and the run is taken up again where it stands.
            LOG.atError().setCause(e).log("a billing run stopped; it goes on when its lease has ended");
        } finally {
            busy.set(false);
        }
    }
}
