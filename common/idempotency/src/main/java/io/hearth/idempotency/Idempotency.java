package io.hearth.idempotency;

import io.hearth.identity.Caller;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import tools.jackson.databind.json.JsonMapper;

/**
 * Does a deed once for an Idempotency-Key: the same key and content gets the first answer again, another content is refused,
 * and while the first is running a second waits outside.
 *
 * <p>A process that dies between the deed's commit and its answer leaves the key locked for a while; then the deed is tried
 * again, so a deed must itself recognise that it was done (a unique key over the request's own identity).
 */
public final class Idempotency {

    private static final Pattern VISIBLE = Pattern.compile("[\\x21-\\x7e]{1,128}");

    private final JdbcClient database;
    private final JsonMapper json;
    private final Clock clock;
    private final IdempotencySettings settings;

    Idempotency(JdbcClient database, JsonMapper json, Clock clock, IdempotencySettings settings) {
        this.database = database;
        this.json = json;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * The deed's answer, from the deed itself or from its first time.
     *
     * @param operation names the deed, for example {@code create-charge-order}
     * @param caller keys of two callers never meet
     * @param request what the deed is asked to do; its JSON must be the same each time
     * @throws io.hearth.problem.ProblemException {@link IdempotencyProblem}, or the deed's own refusal, which frees the key
     */
    public <T> T once(String operation, Caller caller, String key, Object request, Class<T> answer, Supplier<T> deed) {
        if (!VISIBLE.matcher(key).matches()) {
            throw IdempotencyProblem.IDEMPOTENCY_KEY_INVALID.because();
        }
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException(
                    "the key is kept outside the deed's transaction, so that it survives a rollback");
        }
        var claim = new Claim(
                operation + " " + caller.subject(),
                key,
                hash(request),
                UUID.randomUUID().toString());
        if (insert(claim)) {
            return perform(claim, deed);
        }
        return firstAnswer(claim, answer).orElseGet(() -> perform(claim, deed));
    }

    /** Forgets answers older than they are kept; returns how many. */
    int forgetOld() {
        return database.sql("DELETE FROM idempotency_record WHERE created_at < ? LIMIT 10000")
                .param(moment(clock.instant().minus(settings.keep())))
                .update();
    }

    private <T> T perform(Claim claim, Supplier<T> deed) {
        T result;
        try {
            result = deed.get();
        } catch (RuntimeException e) {
            finish(claim, IdempotencyRecord.Status.FAILED, "null");
            throw e;
        }
        finish(claim, IdempotencyRecord.Status.SUCCESS, json.writeValueAsString(result));
        return result;
    }

    // Empty when the key is free to be tried again and is now ours.
    private <T> Optional<T> firstAnswer(Claim claim, Class<T> answer) {
        var known = database.sql("""
                        SELECT request_hash, status, locked_until, answer FROM idempotency_record
                        WHERE scope = ? AND idem_key = ?""")
                .params(claim.scope(), claim.key())
                .query(IdempotencyRecord.class)
                .single();
        if (!known.requestHash().equals(claim.hash())) {
            throw IdempotencyProblem.IDEMPOTENCY_KEY_REUSED.because();
        }
        if (known.status() == IdempotencyRecord.Status.SUCCESS) {
            return Optional.of(json.readValue(known.answer(), answer));
        }
        if (!takeOver(claim)) {
            throw IdempotencyProblem.STILL_IN_PROGRESS.because().retryAfter(Duration.ofSeconds(1));
        }
        return Optional.empty();
    }

    private boolean insert(Claim claim) {
        var now = clock.instant();
        return database.sql("""
                        INSERT IGNORE INTO idempotency_record
                          (scope, idem_key, request_hash, status, locked_by, locked_until, created_at)
                        VALUES (?, ?, ?, 'PROCESSING', ?, ?, ?)""")
                        .params(
                                claim.scope(),
                                claim.key(),
                                claim.hash(),
                                claim.owner(),
                                moment(now.plus(settings.lock())),
                                moment(now))
                        .update()
                == 1;
    }

    private boolean takeOver(Claim claim) {
        var now = clock.instant();
        return database.sql("""
                        UPDATE idempotency_record SET status = 'PROCESSING', locked_by = ?, locked_until = ?
                        WHERE scope = ? AND idem_key = ?
                          AND (status = 'FAILED' OR status = 'PROCESSING' AND locked_until < ?)""")
                        .params(
                                claim.owner(),
                                moment(now.plus(settings.lock())),
                                claim.scope(),
                                claim.key(),
                                moment(now))
                        .update()
                == 1;
    }

    private void finish(Claim claim, IdempotencyRecord.Status status, String answer) {
        database.sql("""
                        UPDATE idempotency_record SET status = ?, answer = ?
                        WHERE scope = ? AND idem_key = ? AND locked_by = ?""")
                .params(status.name(), answer, claim.scope(), claim.key(), claim.owner())
                .update();
    }

    private String hash(Object request) {
        try {
            var bytes = json.writeValueAsString(request).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static LocalDateTime moment(Instant instant) {
        return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }

    private record Claim(String scope, String key, String hash, String owner) {}
}
