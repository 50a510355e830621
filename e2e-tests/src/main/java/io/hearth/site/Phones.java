package io.hearth.site;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** The phones of everybody, as the simulator of the SMS provider shows them. */
public final class Phones {

    private final Door provider;

    Phones(String address) {
        this.provider = new Door(address);
    }

    /** What came to a phone, newest first: {@code template}, {@code params}, {@code text}, ... */
    public List<JsonNode> messages(String phone) {
        return provider.get("/simulator/sms/messages?phone=" + phone)
                .good()
                .valueStream()
                .toList();
    }

    /** Every message that reached a phone. */
    public List<JsonNode> messages() {
        return provider.get("/simulator/sms/messages").good().valueStream().toList();
    }

    /**
     * The code of the newest message with one.
     *
     * @throws IllegalStateException if none came
     */
    public String newestCode(String phone) {
        return messages(phone).stream()
                .map(message -> message.path("params").path("code").asString(""))
                .filter(code -> !code.isEmpty())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no code came to " + phone));
    }
}
