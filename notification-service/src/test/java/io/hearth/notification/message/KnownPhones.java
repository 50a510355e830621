package io.hearth.notification.message;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.context.annotation.Primary;

/** Customers' phones as the tests want them. */
@TestComponent
@Primary
class KnownPhones implements Phones {

    private final Map<String, String> phones = new ConcurrentHashMap<>();

    void are(String customerNo, String phone) {
        phones.put(customerNo, phone);
    }

    @Override
    public Optional<String> of(String customerNo) {
        return Optional.ofNullable(phones.get(customerNo));
    }
}
