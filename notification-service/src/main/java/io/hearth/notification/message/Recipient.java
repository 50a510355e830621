package io.hearth.notification.message;

/**
 * A phone as it may be kept.
 *
 * @param tag keyed hash that tells it apart
 * @param masked for people, for example {@code 138****0001}
 */
record Recipient(String tag, String masked) {}
