package io.hearth.user.customer;

import io.hearth.user.UserProblem;
import java.time.Instant;
import java.util.Optional;

/**
 * Who owes for heat.
 *
 * @param phone digits only
 * @param customerClass code, for example {@code RESIDENT}
 * @param version counts its changes
 */
record Customer(
        String customerNo,
        String name,
        Optional<String> phone,
        Optional<IdentityDocument> identity,
        String customerClass,
        Origin origin,
        int version,
        Instant createdAt,
        Instant changedAt) {

    /**
     * The customer with what a clerk changed.
     *
     * @throws io.hearth.problem.ProblemException {@link UserProblem#CUSTOMER_CHANGED} if the clerk saw an older version
     */
    Customer changed(ChangeCustomer change, Instant now) {
        if (change.version() != version) {
            throw UserProblem.CUSTOMER_CHANGED.because(customerNo);
        }
        return new Customer(
                customerNo,
                change.name() == null ? name : change.name().strip(),
                change.phone() == null ? phone : Optional.of(change.phone()),
                identity,
                change.customerClass() == null ? customerClass : change.customerClass(),
                origin,
                version + 1,
                createdAt,
                now);
    }

    /** The number only: logs must not name people. */
    @Override
    public String toString() {
        return "Customer[" + customerNo + "]";
    }
}
