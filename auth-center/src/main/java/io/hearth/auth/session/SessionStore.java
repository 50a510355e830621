package io.hearth.auth.session;

import io.hearth.auth.token.Rights;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/** The stored sessions and refresh tokens. */
@Repository
class SessionStore {

    private final SessionMapper mapper;
    private final JsonMapper json;

    SessionStore(SessionMapper mapper, JsonMapper json) {
        this.mapper = mapper;
        this.json = json;
    }

    /**
     * Stores a new session and ends the one the subject had on this type of device; returns the ids of what it ended.
     *
     * <p>Only what is committed is read, without locks on gaps: sign-ins of different people never wait for each other.
     *
     * @throws org.springframework.dao.ConcurrencyFailureException when the database gave up in favour of another: try again
     */
    @Transactional(isolation = Isolation.READ_COMMITTED)
    public List<String> start(Session session, RefreshToken token, Instant tokenExpiresAt) {
        mapper.lockSubject(session.subject());
        var older = mapper.lockOpen(session.subject(), session.device().type());
        older.forEach(id -> mapper.end(id, SessionEnd.NEWER_SIGN_IN, session.startedAt()));
        mapper.insert(new SessionRow(
                session.id(),
                session.subject(),
                session.kind(),
                session.device().type(),
                session.device().id(),
                json.writeValueAsString(session.rights()),
                session.startedAt(),
                session.lastUsedAt(),
                null));
        insert(token, session.id(), session.startedAt(), tokenExpiresAt);
        return older;
    }

    /** What came of exchanging a refresh token. */
    enum Exchange {
        DONE,
        USED_BEFORE,
        SESSION_ENDED
    }

    /** Exchanges a refresh token for the next one. */
    @Transactional
    public Exchange exchange(String hash, RefreshToken next, Instant nextExpiresAt, Session session, Instant now) {
        if (mapper.use(session.id(), json.writeValueAsString(session.rights()), now) != 1) {
            return Exchange.SESSION_ENDED;
        }
        if (mapper.useRefreshToken(hash, now) != 1) {
            return Exchange.USED_BEFORE;
        }
        insert(next, session.id(), now, nextExpiresAt);
        return Exchange.DONE;
    }

    Optional<RefreshTokenRow> refreshToken(String hash) {
        return Optional.ofNullable(mapper.refreshToken(hash));
    }

    /** The session unless it has ended. */
    Optional<Session> open(String id) {
        return Optional.ofNullable(mapper.session(id))
                .filter(row -> row.endedAt() == null)
                .map(this::session);
    }

    List<Session> openOf(String subject) {
        return mapper.openOf(subject).stream().map(this::session).toList();
    }

    /** Whether it was this call that ended the session. */
    boolean end(String id, SessionEnd reason, Instant now) {
        return mapper.end(id, reason, now) == 1;
    }

    /** Forgets refresh tokens that have expired and sessions that ended before then; returns how many rows. */
    int forget(Instant expiredBefore, Instant endedBefore, int limit) {
        return mapper.deleteExpired(expiredBefore, limit) + mapper.deleteEnded(endedBefore, limit);
    }

    private void insert(RefreshToken token, String session, Instant now, Instant expiresAt) {
        mapper.insertRefreshToken(new RefreshTokenRow(token.hash(), session, now, expiresAt, null));
    }

    private Session session(SessionRow row) {
        return new Session(
                row.id(),
                row.subject(),
                row.kind(),
                new Device(row.deviceType(), row.deviceId()),
                json.readValue(row.rights(), Rights.class),
                row.startedAt(),
                row.lastUsedAt());
    }
}
