package io.hearth.payment.ledger;

import io.hearth.payment.order.PaymentOrder;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The stored calls to channels: written before the call is made, ended with its answer or its error. */
@Repository
public class ChannelRequests {

    private static final int LONGEST_ANSWER = 4000;

    private final ChannelRequestMapper mapper;
    private final Clock clock;

    ChannelRequests(ChannelRequestMapper mapper, Clock clock) {
        this.mapper = mapper;
        this.clock = clock;
    }

    /**
     * Writes down that a channel is about to be called; its id.
     *
     * @throws org.springframework.dao.DuplicateKeyException if a CREATE of the order is under way already
     */
    @Transactional
    public long open(PaymentOrder order, RequestKind kind) {
        mapper.open(order.payNo(), kind, clock.instant());
        return mapper.lastId();
    }

    /** Writes down how a call ended; one that was given up meanwhile may still get its answer. */
    public void end(long id, RequestStatus status, String answer) {
        mapper.end(id, status, clock.instant(), answer.substring(0, Math.min(answer.length(), LONGEST_ANSWER)));
    }

    /** All calls for an order in the order in which they were made. */
    public List<ChannelRequest> of(String payNo) {
        return mapper.of(payNo);
    }

    public Optional<ChannelRequest> lastCreate(String payNo) {
        return Optional.ofNullable(mapper.lastCreate(payNo));
    }
}
