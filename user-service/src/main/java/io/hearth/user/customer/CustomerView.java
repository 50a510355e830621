package io.hearth.user.customer;

import io.hearth.service.BusinessTime;
import io.hearth.user.privacy.Masked;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/**
 * A customer as clerks and the customer see it.
 *
 * @param phone masked: {@code 138****5678}; null when none is known, like the document
 * @param idNumber masked
 * @param version to be sent back with a change
 */
record CustomerView(
        String customerNo,
        String name,
        @Nullable String phone,
        @Nullable DocumentType idType,
        @Nullable String idNumber,
        String customerClass,
        int version,
        OffsetDateTime createdAt) {

    static CustomerView of(Customer customer) {
        return new CustomerView(
                customer.customerNo(),
                customer.name(),
                customer.phone().map(Masked::phone).orElse(null),
                customer.identity().map(IdentityDocument::type).orElse(null),
                customer.identity()
                        .map(identity -> Masked.identityNumber(identity.number()))
                        .orElse(null),
                customer.customerClass(),
                customer.version(),
                customer.createdAt().atZone(BusinessTime.ZONE).toOffsetDateTime());
    }

    /**
     * A phone and an identity number in the clear.
     *
     * @param phone null when none is known, like the document
     */
    record Plain(
            String customerNo,
            @Nullable String phone,
            @Nullable String idNumber) {

        static Plain of(Customer customer) {
            return new Plain(
                    customer.customerNo(),
                    customer.phone().orElse(null),
                    customer.identity().map(IdentityDocument::number).orElse(null));
        }

        /** The number only: logs must not name people. */
        @Override
        public String toString() {
            return "Plain[" + customerNo + "]";
        }
    }
}
