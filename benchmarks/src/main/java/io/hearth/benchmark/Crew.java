package io.hearth.benchmark;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A fixed number of threads that do a number of equal jobs. */
final class Crew implements AutoCloseable {

    /** Less than an access token lives. */
    private static final Duration PATIENCE = Duration.ofMinutes(9);

    private final ExecutorService threads;

    Crew(int size) {
        this.threads = Executors.newFixedThreadPool(size, job -> {
            var thread = new Thread(job, "crew");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Does all jobs and returns what they gave, in the order of their numbers from 0.
     *
     * @throws IllegalStateException if one fails, or not all are done in time
     */
    <T> List<T> work(int jobs, IntFunction<T> job) throws InterruptedException {
        var tasks = IntStream.range(0, jobs)
                .<Callable<T>>mapToObj(number -> () -> job.apply(number))
                .toList();
        var results = new ArrayList<T>();
        try {
            for (var done : threads.invokeAll(tasks, PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                results.add(done.get());
            }
            return results;
        } catch (CancellationException e) {
            throw new IllegalStateException(
                    "%d jobs were not done in %d minutes: ask for fewer".formatted(jobs, PATIENCE.toMinutes()), e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("one of %d jobs failed: %s".formatted(jobs, e.getCause()), e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
