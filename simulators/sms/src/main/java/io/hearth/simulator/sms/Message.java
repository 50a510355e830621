package io.hearth.simulator.sms;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A message that reached a phone.
 *
 * @param bizId the provider's receipt
 * @param outId the customer's own number, which the provider does not look at
 * @param text as the phone shows it
 */
record Message(
        String bizId,
        String phone,
        String signName,
        String templateCode,
        Map<String, String> params,
        @Nullable String outId,
        String text,
        Instant sentAt) {}
