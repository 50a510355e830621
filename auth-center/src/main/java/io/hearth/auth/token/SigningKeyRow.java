package io.hearth.auth.token;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A key pair as it is stored: the public half in X.509, the private half in PKCS #8 and encrypted. */
record SigningKeyRow(
        String kid, SigningKeyStatus status, byte[] publicKey, byte @Nullable [] privateKey, Instant createdAt) {}
