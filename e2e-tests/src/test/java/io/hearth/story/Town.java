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
import java.util.Map;
import java.util.Queue;

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

    private static Queue<String> owing() {
        var district = new District(ADMIN, STACK.checkout());
        if (district.owing(1).isEmpty()) {
            district.prepare();
        }
        return new ArrayDeque<>(district.owing(ALL));
    }
}
