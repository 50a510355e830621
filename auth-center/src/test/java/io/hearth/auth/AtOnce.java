package io.hearth.auth;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many do the same at the same moment. */
public final class AtOnce {

    private AtOnce() {}

    /** What came of each; a deed that throws fails the test. */
    public static <T> List<T> times(int times, Callable<T> deed) throws InterruptedException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            return threads.invokeAll(Collections.nCopies(times, deed)).stream()
                    .map(Future::resultNow)
                    .toList();
        }
    }
}
