package io.hearth.charge.booking;

import io.hearth.charge.ChargeSettings;
import io.hearth.service.Live;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Repository;

/** The stored reports of payments, each once however often it arrives. */
@Repository
class PaidFacts {

    // Longer than a booking's global transaction may take; then another instance may try.
    private static final Duration LEASE = Duration.ofSeconds(60);

    private final FactMapper mapper;
    private final Clock clock;
    private final Live<ChargeSettings> settings;

    PaidFacts(FactMapper mapper, Clock clock, Live<ChargeSettings> settings) {
        this.mapper = mapper;
        this.clock = clock;
        this.settings = settings;
    }

    void keep(PaidFact fact) {
        mapper.keep(fact, clock.instant());
    }

    /** The payment if it waits for its booking and nobody else is at it; then it is ours for a minute. */
    Optional<PaidFact> take(String payNo) {
        var now = clock.instant();
        return mapper.take(payNo, now, now.plus(LEASE)) == 1
                ? Optional.ofNullable(mapper.waiting(payNo))
                : Optional.empty();
    }

    List<String> due(int limit) {
        return mapper.due(clock.instant(), limit).stream().map(PaidFact::payNo).toList();
    }

    void settle(PaidFact fact, FactStatus status) {
        mapper.settle(fact.payNo(), status);
    }

    void again(PaidFact fact) {
        mapper.again(fact.payNo(), clock.instant().plus(settings.now().bookAgainAfter(fact.attempts() + 1)));
    }
}
