package io.hearth.notification.message;

import io.hearth.problem.IllegalStepException;
import java.util.EnumSet;
import java.util.Set;

/**
 * The life of a message. UNCLEAR is written before the message is handed to the provider and stays when no answer comes back,
 * so that a process that dies in between leaves the truth: it may have been sent.
 */
public enum MessageStatus {
    WAITING,
    UNCLEAR,
    SENT,
    FAILED;

    Set<MessageStatus> next() {
        return switch (this) {
            case WAITING -> EnumSet.of(UNCLEAR, FAILED);
            case UNCLEAR -> EnumSet.of(UNCLEAR, WAITING, SENT, FAILED);
            case SENT, FAILED -> EnumSet.noneOf(MessageStatus.class);
        };
    }

    MessageStatus to(MessageStatus target) {
        if (!next().contains(target)) {
            throw new IllegalStepException("message", this, target);
        }
        return target;
    }
}
