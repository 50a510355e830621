package io.hearth.property.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The customer archive, as far as properties need it. */
public interface Customers {

    boolean isKnown(String customerNo);

    /** The customer of each person, in their order: found or opened. Asking again with the same references changes nothing. */
    List<String> register(List<Person> people);

    /** Gives back registrations whose customers nothing here refers to; those that are not known are passed over. */
    void unregister(List<String> externalRefs);

    /**
     * A person as a company's records name them.
     *
     * @param externalRef names the entry for ever
     * @param customerClass code, for example {@code RESIDENT}
     */
    record Person(
            String externalRef,
            String name,
            @Nullable String phone,
            @Nullable String identityNumber,
            String customerClass) {

        /** The reference only: logs must not name people. */
        @Override
        public String toString() {
            return "Person[" + externalRef + "]";
        }
    }
}
