package io.hearth.user.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Customers with what is needed to reach them, in the order asked. */
public record CustomerContacts(List<Contact> contacts) {

    /** @param phone digits only; null when none is known */
    public record Contact(
            String customerNo, String name, @Nullable String phone) {

        /** The number only: logs must not name people. */
        @Override
        public String toString() {
            return "Contact[customerNo=" + customerNo + "]";
        }
    }
}
