package io.hearth.simulator.pay.wechat.bill;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.zip.GZIPOutputStream;
import org.springframework.stereotype.Component;

/** Bill files on their way to a merchant, each for five minutes. */
@Component
public class BillFiles {

    private static final Duration KEPT = Duration.ofMinutes(5);

    private final Clock clock;
    private final Path folder;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    BillFiles(Clock clock) throws IOException {
        this.clock = clock;
        this.folder = Files.createTempDirectory("wechat-bills-");
        folder.toFile().deleteOnExit();
    }

    private record Kept(Path file, Instant until) {}

    /** The file behind a token, unless its time is over. */
    public Optional<Path> find(String token) {
        forgetOld();
        return Optional.ofNullable(kept.get(token)).map(Kept::file);
    }

    /**
     * Writes a file; empty if there was nothing to write.
     *
     * @param writing writes the text and says whether there was anything in it
     */
    Optional<BillFile> write(boolean zipped, Predicate<BillText> writing) {
        forgetOld();
        var token = UUID.randomUUID().toString().replace("-", "");
        var file = folder.resolve(token);
        file.toFile().deleteOnExit();
        var sha1 = sha1();
        try {
            boolean any;
            try (var bytes = zipped ? new GZIPOutputStream(Files.newOutputStream(file)) : Files.newOutputStream(file);
                    var text = new BufferedWriter(
                            new OutputStreamWriter(digesting(bytes, sha1), StandardCharsets.UTF_8))) {
                any = writing.test(new BillText(text));
            }
            if (!any) {
                Files.delete(file);
                return Optional.empty();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a bill file", e);
        }
        kept.put(token, new Kept(file, clock.instant().plus(KEPT)));
        return Optional.of(new BillFile(token, HexFormat.of().formatHex(sha1.digest())));
    }

    private void forgetOld() {
        var now = clock.instant();
        kept.values().removeIf(old -> {
            boolean over = now.isAfter(old.until());
            if (over) {
                old.file().toFile().delete();
            }
            return over;
        });
    }

    private static OutputStream digesting(OutputStream to, MessageDigest digest) {
        return new DigestOutputStream(to, digest);
    }

    private static MessageDigest sha1() {
        try {
            return MessageDigest.getInstance("SHA-1");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-1 is not there", e);
        }
    }
}
