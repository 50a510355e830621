package io.hearth.payment.channel;

/**
 * An answer in a channel's own words.
 *
 * @param status of HTTP
 * @param contentType for example {@code application/json}
 */
public record ChannelReply(int status, String contentType, String body) {}
