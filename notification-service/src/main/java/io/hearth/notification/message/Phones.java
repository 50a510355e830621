package io.hearth.notification.message;

import java.util.Optional;

/** Where customers are reached. */
public interface Phones {

    /**
     * The customer's phone, digits only; empty when none is known.
     *
     * @throws NotReached when nobody can say at the moment
     */
    Optional<String> of(String customerNo);

    /** Those who know the customers do not answer. */
    final class NotReached extends RuntimeException {

        private static final long serialVersionUID = 1;

        public NotReached(Throwable cause) {
            super(cause);
        }
    }
}
