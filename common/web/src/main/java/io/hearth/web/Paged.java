package io.hearth.web;

import java.util.List;
import java.util.function.Function;

/**
 * One page of a list, as every list of the API answers.
 *
 * @param page from 1
 * @param total of all pages
 */
public record Paged<T>(List<T> items, int page, int size, long total) {

    public static <T> Paged<T> of(PageQuery query, List<T> items, long total) {
        return new Paged<>(items, query.number(), query.length(), total);
    }

    public <R> Paged<R> map(Function<T, R> view) {
        return new Paged<>(items.stream().map(view).toList(), page, size, total);
    }
}
