package io.hearth.auth.session;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.token.AccessTokens;
import io.hearth.auth.token.Rights;
import java.time.Clock;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.stereotype.Service;

/** Sessions from sign-in to end: one for each subject and type of device, kept alive by refresh tokens that work once. */
@Service
public class Sessions {

    private static final Logger LOG = LoggerFactory.getLogger(Sessions.class);
    private static final int TRIES = 3;

    private final SessionStore store;
    private final EndedSessionBoard board;
    private final AccessTokens accessTokens;
    private final SessionSettings settings;
    private final Map<SubjectKind, Subjects> subjects;
    private final Clock clock;

    Sessions(
            SessionStore store,
            EndedSessionBoard board,
            AccessTokens accessTokens,
            SessionSettings settings,
            List<Subjects> subjects,
            Clock clock) {
        this.store = store;
        this.board = board;
        this.accessTokens = accessTokens;
        this.settings = settings;
        this.subjects = new EnumMap<>(SubjectKind.class);
        subjects.forEach(kind -> this.subjects.put(kind.kind(), kind));
        this.clock = clock;
    }

    /** Begins a session for somebody who has proved who it is; an older one on the same type of device ends. */
    public Tokens start(SubjectKind kind, String subject, Device device, Rights rights) {
        var now = clock.instant();
        var session = new Session(UUID.randomUUID().toString(), subject, kind, device, rights, now, now);
        var token = RefreshToken.fresh();
        var ended = store(session, token);
        ended.forEach(id -> announceEnd(id, SessionEnd.NEWER_SIGN_IN));
        LOG.atInfo()
                .addKeyValue("subject", subject)
                .addKeyValue("session", session.id())
                .addKeyValue("deviceType", device.type())
                .log("signed in");
        return Tokens.of(accessTokens.issue(subject, session.id(), rights), token);
    }

    /**
     * Exchanges a refresh token.
     *
     * @throws io.hearth.problem.ProblemException {@link AuthProblem#REFRESH_TOKEN_INVALID}; for one that was used before it also
     *     ends the session, because thief and owner cannot be told apart
     */
    public Tokens refresh(String refreshToken) {
        var now = clock.instant();
        var hash = new RefreshToken(refreshToken).hash();
        var known = store.refreshToken(hash).orElseThrow(AuthProblem.REFRESH_TOKEN_INVALID::because);
        if (known.usedAt() != null) {
            throw reused(known.sessionId());
        }
        if (!known.expiresAt().isAfter(now)) {
            throw AuthProblem.REFRESH_TOKEN_INVALID.because();
        }
        var session = store.open(known.sessionId()).orElseThrow(AuthProblem.REFRESH_TOKEN_INVALID::because);
        var rights = lookingAfter(session.kind()).rightsNow(session.subject(), session.rights());
        if (rights.isEmpty()) {
            end(session.id(), SessionEnd.ACCESS_CHANGED);
            throw AuthProblem.REFRESH_TOKEN_INVALID.because();
        }
        return exchange(hash, with(session, rights.get()));
    }

    /** The subject's sessions that go on, the oldest first. */
    List<Session> of(String subject) {
        return store.openOf(subject);
    }

    /** Ends a session if it has not ended yet. */
    void end(String id, SessionEnd reason) {
        if (store.end(id, reason, clock.instant())) {
            announceEnd(id, reason);
        }
    }

    /** Ends all sessions of a subject. */
    public void endAll(String subject, SessionEnd reason) {
        store.openOf(subject).forEach(session -> end(session.id(), reason));
    }

    String nameOf(String subject) {
        return subjects.values().stream()
                .filter(kind -> kind.kind().id(subject) > 0)
                .findFirst()
                .map(kind -> kind.nameOf(subject))
                .orElse("");
    }

    private Tokens exchange(String hash, Session session) {
        var now = clock.instant();
        var next = RefreshToken.fresh();
        var expiresAt = now.plus(settings.refreshLife(session.kind()));
        return switch (store.exchange(hash, next, expiresAt, session, now)) {
            case DONE -> {
                LOG.atInfo()
                        .addKeyValue("subject", session.subject())
                        .addKeyValue("session", session.id())
                        .log("refreshed");
                yield Tokens.of(accessTokens.issue(session.subject(), session.id(), session.rights()), next);
            }
            case USED_BEFORE -> throw reused(session.id());
            case SESSION_ENDED -> throw AuthProblem.REFRESH_TOKEN_INVALID.because();
        };
    }

    private RuntimeException reused(String session) {
        end(session, SessionEnd.TOKEN_REUSED);
        LOG.atWarn().addKeyValue("session", session).log("a refresh token came a second time");
        return AuthProblem.REFRESH_TOKEN_INVALID.because();
    }

    // The database may give one of two that meet up; it changed nothing then.
    private List<String> store(Session session, RefreshToken token) {
        var expiresAt = session.startedAt().plus(settings.refreshLife(session.kind()));
        for (int attempt = 1; ; attempt++) {
            try {
                return store.start(session, token, expiresAt);
            } catch (ConcurrencyFailureException e) {
                if (attempt == TRIES) {
                    throw e;
                }
            }
        }
    }

    private void announceEnd(String id, SessionEnd reason) {
        board.announce(id);
        LOG.atInfo().addKeyValue("session", id).addKeyValue("reason", reason).log("a session ended");
    }

    private Subjects lookingAfter(SubjectKind kind) {
        return Optional.ofNullable(subjects.get(kind))
                .orElseThrow(() -> new IllegalStateException("nobody looks after " + kind));
    }

    private static Session with(Session session, Rights rights) {
        return new Session(
                session.id(),
                session.subject(),
                session.kind(),
                session.device(),
                rights,
                session.startedAt(),
                session.lastUsedAt());
    }
}
