package io.hearth.notification.message;

import java.util.Map;

/** Who carries messages to phones. */
public interface SmsProvider {

    /** @param messageNo travels with the message; the provider does not look at it and sends a repeat again */
    Handover send(String messageNo, String phone, Template template, Map<String, String> values);

    /** What became of a message handed over. */
    sealed interface Handover {}

    /** @param bizId the provider's receipt */
    record Taken(String bizId) implements Handover {}

    /** It was not taken, and never will be. */
    record Refused(String why) implements Handover {}

    /** It was certainly not taken; later it may be. */
    record NotTaken(String why) implements Handover {}

    /** It may have been taken. */
    record Unclear(String why) implements Handover {}
}
