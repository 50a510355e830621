package io.hearth.invoice.issuing;

import java.util.Optional;

/** Who buys heat. */
public interface Buyers {

    /**
     * The customer's name; empty when there is no such customer.
     *
     * @throws NotReached when nobody can say at the moment
     */
    Optional<String> nameOf(String customerNo);

    /** Those who know the customers do not answer. */
    final class NotReached extends RuntimeException {

        private static final long serialVersionUID = 1;

        public NotReached(Throwable cause) {
            super(cause);
        }
    }
}
