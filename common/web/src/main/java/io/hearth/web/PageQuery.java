package io.hearth.web;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a list is asked for; bound from {@code ?page=1&size=20}.
 *
 * @param page from 1; 1 when not given
 * @param size at most 200; 20 when not given
 */
public record PageQuery(
        @Min(1) @Max(10_000) @Nullable Integer page,
        @Min(1) @Max(200) @Nullable Integer size) {

    public int number() {
        return page == null ? 1 : page;
    }

    public int length() {
        return size == null ? 20 : size;
    }

    /** How many items lie before this page. */
    public long offset() {
        return (number() - 1L) * length();
    }
}
