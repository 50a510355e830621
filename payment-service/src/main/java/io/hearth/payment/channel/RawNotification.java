package io.hearth.payment.channel;

import java.util.Map;

/**
 * A notification as it came.
 *
 * @param headers by their names in lower case
 */
public record RawNotification(Map<String, String> headers, String body) {}
