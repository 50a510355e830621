package io.hearth.story.badinput;

import io.hearth.site.Answer;
import java.util.List;
import java.util.function.Supplier;

/**
 * One bad request.
 *
 * @param statuses with which it may be refused
 */
record Case(String name, Supplier<Answer> request, List<Integer> statuses) {

    Case(String name, Supplier<Answer> request, Integer... statuses) {
        this(name, request, List.of(statuses));
    }

    void isRefused() {
        Refusal.check(request.get(), statuses);
    }
}
