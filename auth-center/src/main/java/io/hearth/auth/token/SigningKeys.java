package io.hearth.auth.token;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;

/** The key pairs in use, read again from time to time because another instance may have put a new one in force. */
@Service
class SigningKeys {

    private static final Logger LOG = LoggerFactory.getLogger(SigningKeys.class);
    private static final Duration KNOWN_FOR = Duration.ofSeconds(30);

    private final SigningKeyStore store;
    private final Clock clock;

    private @Nullable Known known;

    private record Known(List<RSAKey> keys, Instant since) {}

    SigningKeys(SigningKeyStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /** The pair that signs. */
    RSAKey active() {
        return keys().getFirst();
    }

    /** The public halves of the active and the previous pair. */
    JWKSet published() {
        return new JWKSet(List.copyOf(keys())).toPublicJWKSet();
    }

    /** Puts a new pair in force at once; returns its key id. */
    synchronized String rotate() {
        store.rotate();
        known = null;
        var kid = active().getKeyID();
        LOG.atInfo().addKeyValue("kid", kid).log("a new signing key is in force");
        return kid;
    }

    private synchronized List<RSAKey> keys() {
        var now = clock.instant();
        var current = known;
        if (current == null || current.since().plus(KNOWN_FOR).isBefore(now)) {
            current = new Known(livingOrFirst(), now);
            known = current;
        }
        return current.keys();
    }

    private List<RSAKey> livingOrFirst() {
        var living = store.living();
        if (!living.isEmpty()) {
            return living;
        }
        try {
            store.rotate();
        } catch (DuplicateKeyException | ConcurrencyFailureException anotherInstanceWasFaster) {
            LOG.info("another instance made the first signing key");
        }
        return store.living();
    }
}
