package io.hearth.service;

/**
 * Settings as they are now: a change in Nacos holds from the next look on, without a restart.
 *
 * <p>Whoever asks twice in one piece of work may get two answers; ask once where that matters.
 */
public final class Live<T> {

    private volatile T value;

    private Live(T value) {
        this.value = value;
    }

    /** Settings that never change. */
    public static <T> Live<T> always(T value) {
        return new Live<>(value);
    }

    public T now() {
        return value;
    }

    void change(T to) {
        value = to;
    }
}
