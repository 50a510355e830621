package io.hearth.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.books.BooksCheck;
import io.hearth.books.BooksLine;
import io.hearth.district.District;
import io.hearth.district.Resident;
import io.hearth.local.WholeStack;
import io.hearth.site.Door;
import io.hearth.site.Site;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Where the stories happen: the whole stack with the sample district billed, and residents who have not paid. */
public final class Town {

    public static final WholeStack STACK = WholeStack.shared(Map.of());
    public static final Site SITE = new Site(STACK.environmentOfTools());

    private static final Duration UNTIL_QUIET = Duration.ofSeconds(60);
    private static final int ALL = 1_000;

    private static final Door ADMIN = SITE.people().newAdmin();
    private static final Door CLERK = SITE.people().newStaff("CLERK");
    private static final Queue<String> OWING = owing();

    private Town() {}

    /** An administrator. */
    public static Door admin() {
        return ADMIN;
    }

    /** A clerk at the counter. */
    static Door clerk() {
        return CLERK;
    }

    /** A resident with one unpaid bill or more, different at each call, signed in. */
    static synchronized Resident resident() {
        return Resident.signIn(SITE, ADMIN, OWING.remove());
    }

    /** Whatever happened before: the books hold now, or once what is under way has come to its end. */
    static void booksHold() {
        assertThat(new BooksCheck(SITE).linesOnceQuiet(UNTIL_QUIET)).allMatch(BooksLine::holds);
    }

    /** Does all of it at the same moment. */
    @SafeVarargs
    static <T> List<T> atOnce(Callable<T>... deeds) throws InterruptedException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            return threads.invokeAll(List.of(deeds)).stream()
                    .map(Future::resultNow)
                    .toList();
        }
    }

    /** The sample district, for an administrator. */
    static District district() {
        return new District(ADMIN, STACK.checkout());
    }

    private static Queue<String> owing() {
        var district = district();
        if (district.owing(1).isEmpty()) {
            district.prepare();
        }
        return new ArrayDeque<>(district.owing(ALL));
    }
}
