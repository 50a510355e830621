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
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Where the stories happen: the whole stack with the sample district billed, and residents who have not paid. */
public final class Town {

    public static final WholeStack STACK = WholeStack.shared(Map.of());
    public static final Site SITE = new Site(STACK.environmentOfTools());

    private static final Duration UNTIL_QUIET = Duration.ofSeconds(60);
    private static final int ALL = 1_000;

    private static final Door ADMIN = SITE.people().admin();
    private static final Queue<String> OWING = owing();

    private static @Nullable Door clerk;

    private Town() {}

    /** The first administrator, signed in. */
    public static Door admin() {
        return ADMIN;
    }

    /** A clerk at the counter, who is given an account at the first call. */
    static synchronized Door clerk() {
        if (clerk == null) {
            var username = "clerk-" + UUID.randomUUID().toString().substring(0, 8);
            var password = UUID.randomUUID().toString();
            ADMIN.post(
                            "/api/staff",
                            Map.of("username", username, "name", "柜员", "password", password, "roles", List.of("CLERK")))
                    .good();
            clerk = SITE.people().staff(username, password);
        }
        return clerk;
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
        var district = new District(SITE, STACK.checkout());
        if (district.owing(1).isEmpty()) {
            district.prepare();
        }
        return new ArrayDeque<>(district.owing(ALL));
    }
}
