package io.hearth.property.imports;

import io.hearth.property.sheet.SheetRefused;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Works on imports in threads of its own, so that no query waits for one; the table is the queue. */
@Component
class ImportWorker implements DisposableBean {

    private static final Logger LOG = LoggerFactory.getLogger(ImportWorker.class);
    private static final long SECONDS_TO_STOP = 15;

    private final Imports imports;
    private final SheetImport importing;
    private final ImportUndoing undoing;
    private final ImportSettings settings;
    private final String name = UUID.randomUUID().toString();
    private final Semaphore free;
    private final ThreadPoolExecutor threads;
    private volatile boolean stopping;

    ImportWorker(Imports imports, SheetImport importing, ImportUndoing undoing, ImportSettings settings) {
        this.imports = imports;
        this.importing = importing;
        this.undoing = undoing;
        this.settings = settings;
        this.free = new Semaphore(settings.parallel());
        this.threads = new ThreadPoolExecutor(
                settings.parallel(),
                settings.parallel(),
                1,
                TimeUnit.MINUTES,
                // A thread gives its turn back a moment before it ends.
                new ArrayBlockingQueue<>(settings.parallel()),
                Thread.ofPlatform().name("property-import-", 1).factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** Takes as many due imports as there are free threads; never waits for one. */
    @Scheduled(fixedDelayString = "PT2S")
    void look() {
        while (!stopping && free.tryAcquire()) {
            var job = imports.claim(name);
            if (job.isEmpty()) {
                free.release();
                return;
            }
            threads.execute(() -> {
                try {
                    work(job.get());
                } finally {
                    free.release();
                }
            });
        }
    }

    private void work(ImportRow job) {
        LOG.atInfo()
                .addKeyValue("importId", job.id())
                .addKeyValue("status", job.status())
                .log("at work on an import");
        try {
            attempt(job);
        } catch (LostImport e) {
            LOG.atWarn().addKeyValue("importId", job.id()).log(e.getMessage());
        }
    }

    private void attempt(ImportRow job) {
        try {
            switch (job.status()) {
                case RUNNING -> importing.run(job, name, () -> stopping);
                case UNDOING -> undoing.run(job, name, () -> stopping);
                case WAITING, COMPLETED, FAILED, UNDONE ->
                    throw new IllegalStateException("import " + job.id() + " is " + job.status());
            }
        } catch (LostImport e) {
            throw e;
        } catch (SheetRefused e) {
            LOG.atInfo()
                    .addKeyValue("importId", job.id())
                    .addKeyValue("refusal", e.reason())
                    .log("sheet refused");
            imports.fail(job, name, e.reason().name(), e.chinese(), e.english());
        } catch (RuntimeException e) {
            tryAgain(job, e);
        }
    }

    // A dependency that is down is no fault of the sheet: the import goes on when it is back, and fails only in the
    // end.
    private void tryAgain(ImportRow job, RuntimeException cause) {
        int attempts = imports.row(job.id()).attempts() + 1;
        LOG.atError()
                .setCause(cause)
                .addKeyValue("importId", job.id())
                .addKeyValue("attempts", attempts)
                .log("an import came no further");
        if (attempts >= settings.attempts() && job.status() == ImportStatus.RUNNING) {
            imports.fail(
                    job,
                    name,
                    "INTERNAL_ERROR",
                    "系统出错，导入中止；已导入的房产可撤销，或排除故障后重新上传同一文件",
                    "Something broke; undo what was imported, or send the same file again when it is mended");
        } else {
            imports.retryLater(job, name, attempts);
        }
    }

    @Override
    public void destroy() throws InterruptedException {
        stopping = true;
        threads.shutdown();
        if (!threads.awaitTermination(SECONDS_TO_STOP, TimeUnit.SECONDS)) {
            LOG.warn("an import did not stop in time; another process takes it over");
            threads.shutdownNow();
        }
    }
}
