package io.hearth.messaging;

/**
 * Where an event goes: topics by domain, tags by event.
 *
 * @param topic for example {@code hearth-payment}
 * @param tag for example {@code paid}
 */
public record EventType(String topic, String tag) {

    String destination() {
        return topic + ":" + tag;
    }

    static EventType of(String destination) {
        int colon = destination.indexOf(':');
        return new EventType(destination.substring(0, colon), destination.substring(colon + 1));
    }
}
