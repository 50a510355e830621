package io.hearth.auth.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import io.hearth.auth.secret.Purpose;
import io.hearth.auth.secret.Vault;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The stored key pairs; at any time one signs and at most one more is still known. */
@Repository
class SigningKeyStore {

    private static final int BITS = 2048;

    private final SigningKeyMapper mapper;
    private final Vault vault;
    private final Clock clock;

    SigningKeyStore(SigningKeyMapper mapper, Vault vault, Clock clock) {
        this.mapper = mapper;
        this.vault = vault;
        this.clock = clock;
    }

    /** The active pair first, then the previous one; empty before the first. */
    public List<RSAKey> living() {
        return mapper.living().stream().map(this::key).toList();
    }

    /** Puts a new pair in force; the one that signed until now is still known, the one before it is forgotten. */
    @Transactional
    public void rotate() {
        for (var row : mapper.livingForUpdate().reversed()) {
            var next = switch (row.status()) {
                case ACTIVE -> SigningKeyStatus.PREVIOUS;
                case PREVIOUS, RETIRED -> SigningKeyStatus.RETIRED;
            };
            if (mapper.step(row.kid(), row.status(), row.status().to(next)) != 1) {
                throw new IllegalStateException("signing key " + row.kid() + " changed under its lock");
            }
        }
        mapper.insert(fresh());
    }

    /** Seals private halves anew that lie under a data key of before. */
    @Scheduled(fixedDelayString = "PT10M", initialDelayString = "PT1M")
    void sealAnew() {
        for (var row : mapper.living()) {
            var sealed = row.privateKey();
            if (sealed != null && !Arrays.equals(vault.keyId(), Arrays.copyOf(sealed, Vault.KEY_ID_BYTES))) {
                mapper.sealAnew(row.kid(), sealed, vault.encryptAnew(Purpose.SIGNING_KEY, sealed));
            }
        }
    }

    private SigningKeyRow fresh() {
        try {
            var pair = new RSAKeyGenerator(BITS).generate();
            return new SigningKeyRow(
                    UUID.randomUUID().toString(),
                    SigningKeyStatus.ACTIVE,
                    pair.toRSAPublicKey().getEncoded(),
                    vault.encrypt(Purpose.SIGNING_KEY, pair.toRSAPrivateKey().getEncoded()),
                    clock.instant());
        } catch (JOSEException e) {
            throw new IllegalStateException("no RSA key pair can be made", e);
        }
    }

    private RSAKey key(SigningKeyRow row) {
        var sealed = row.privateKey();
        if (sealed == null) {
            throw new IllegalStateException("the private half of living key " + row.kid() + " is missing");
        }
        try {
            var factory = KeyFactory.getInstance("RSA");
            var publicHalf = (RSAPublicKey) factory.generatePublic(new X509EncodedKeySpec(row.publicKey()));
            var privateHalf = (RSAPrivateKey)
                    factory.generatePrivate(new PKCS8EncodedKeySpec(vault.decrypt(Purpose.SIGNING_KEY, sealed)));
            return new RSAKey.Builder(publicHalf)
                    .privateKey(privateHalf)
                    .keyID(row.kid())
                    .keyUse(KeyUse.SIGNATURE)
                    .algorithm(JWSAlgorithm.RS256)
                    .build();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("signing key " + row.kid() + " cannot be read", e);
        }
    }
}
