package io.hearth.property.imports;

import io.hearth.property.PropertyProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Repository;

/** The sheets as they were sent, sealed and in parts, so that any process can go on with an import. */
@Repository
class ImportFiles {

    private static final int PART_BYTES = 1 << 20;

    private final ImportMapper mapper;
    private final FileSeal seal;
    private final Clock clock;
    private final ImportSettings settings;

    ImportFiles(ImportMapper mapper, FileSeal seal, Clock clock, ImportSettings settings) {
        this.mapper = mapper;
        this.seal = seal;
        this.clock = clock;
        this.settings = settings;
    }

    /** A copy in the clear that only this process's user can read, gone when closed. */
    record Copy(Path path) implements AutoCloseable {

        /** An empty one to be filled. */
        static Copy empty() {
            try {
                return new Copy(Files.createTempFile("hearth-import-", ".sheet"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            try {
                Files.deleteIfExists(path);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    void store(long importId, Path file) {
        try (var in = Files.newInputStream(file)) {
            var bytes = new byte[PART_BYTES];
            int part = 0;
            for (int length = in.readNBytes(bytes, 0, PART_BYTES);
                    length > 0;
                    length = in.readNBytes(bytes, 0, PART_BYTES)) {
                mapper.addPart(importId, part, seal.seal(place(importId, part), bytes, length));
                part++;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#IMPORT_FILE_GONE} if it is no longer kept */
    Copy copy(ImportRow job) {
        int parts = mapper.parts(job.id());
        if (parts == 0) {
            throw PropertyProblem.IMPORT_FILE_GONE.because();
        }
        var copy = Copy.empty();
        try (var out = Files.newOutputStream(copy.path())) {
            for (int part = 0; part < parts; part++) {
                out.write(seal.open(
                        place(job.id(), part), mapper.part(job.id(), part).getFirst()));
            }
            return copy;
        } catch (IOException e) {
            copy.close();
            throw new UncheckedIOException(e);
        } catch (RuntimeException e) {
            copy.close();
            throw e;
        }
    }

    @Scheduled(fixedDelayString = "PT1H", initialDelayString = "PT1M")
    void forgetOld() {
        mapper.forgetParts(clock.instant().minus(settings.keepFiles()));
    }

    private static String place(long importId, int part) {
        return "part " + part + " of import " + importId;
    }
}
