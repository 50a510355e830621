package io.hearth.auth.resident;

import io.hearth.auth.secret.Purpose;
import io.hearth.auth.secret.Vault;
import io.hearth.auth.session.SubjectKind;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Repository;

/** The stored residents: everybody who signed in with a phone at least once. */
@Repository
class Residents {

    private static final int SEAL_AT_ONCE = 1_000;

    private final ResidentMapper mapper;
    private final Vault vault;
    private final Clock clock;

    Residents(ResidentMapper mapper, Vault vault, Clock clock) {
        this.mapper = mapper;
        this.vault = vault;
        this.clock = clock;
    }

    /** The subject of whoever has this phone, who is stored now if not known yet. */
    String subjectOf(Phone phone) {
        var fingerprints = vault.fingerprints(Purpose.PHONE, phone.number());
        var known = Optional.ofNullable(mapper.byPhone(fingerprints));
        if (known.isEmpty()) {
            var sealed = vault.encrypt(Purpose.PHONE, phone.number().getBytes(StandardCharsets.US_ASCII));
            mapper.insert(fingerprints.getFirst(), sealed, clock.instant());
            known = Optional.ofNullable(mapper.byPhone(fingerprints));
        }
        return SubjectKind.RESIDENT.subject(known.orElseThrow().id());
    }

    Optional<Phone> phoneOf(String subject) {
        return Optional.ofNullable(mapper.byId(SubjectKind.RESIDENT.id(subject)))
                .map(this::opened);
    }

    /** Seals phones anew that lie under a data key of before. */
    @Scheduled(fixedDelayString = "PT10M", initialDelayString = "PT1M")
    void sealAnew() {
        mapper.notUnder(vault.keyId(), SEAL_AT_ONCE)
                .forEach(row -> mapper.sealAnew(
                        row.id(),
                        vault.fingerprint(Purpose.PHONE, opened(row).number()),
                        vault.encryptAnew(Purpose.PHONE, row.phone())));
    }

    private Phone opened(ResidentRow row) {
        return new Phone(new String(vault.decrypt(Purpose.PHONE, row.phone()), StandardCharsets.US_ASCII));
    }
}
