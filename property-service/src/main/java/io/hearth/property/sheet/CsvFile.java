package io.hearth.property.sheet;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A text file with comma, tab or semicolon between the cells, in UTF-8 with or without byte order mark, in UTF-16 with
 * one ("Unicode text" of Excel), or in GB18030, which Chinese Excel writes.
 */
final class CsvFile implements SourceFile {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Path file;
    private final Charset charset;

    private CsvFile(Path file, Charset charset) {
        this.file = file;
        this.charset = charset;
    }

    static CsvFile open(Path file) throws IOException {
        for (var charset : charsets(file)) {
            if (isTextIn(charset, file)) {
                return new CsvFile(file, charset);
            }
        }
        throw SheetRefusal.NOT_A_SHEET.because();
    }

    private static List<Charset> charsets(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            int mark = in.read() << 8 | in.read();
            return mark == 0xFEFF || mark == 0xFFFE
                    ? List.of(StandardCharsets.UTF_16)
                    : List.of(StandardCharsets.UTF_8, Charset.forName("GB18030"));
        }
    }

    private static boolean isTextIn(Charset charset, Path file) throws IOException {
        try (var reader = reader(charset, file)) {
            for (int c = reader.read(); c >= 0; c = reader.read()) {
                if (c < ' ' && c != '\t' && c != '\r' && c != '\n') {
                    return false;
                }
            }
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Throws at malformed input, since the decoder itself is handed over; given a charset, the reader would patch it. */
    private static Reader reader(Charset charset, Path file) throws IOException {
        var reader = new BufferedReader(new InputStreamReader(Files.newInputStream(file), charset.newDecoder()));
        reader.mark(1);
        if (reader.read() != BYTE_ORDER_MARK) {
            reader.reset();
        }
        return reader;
    }

    @Override
    public List<Candidate> candidates() {
        return Stream.of(',', '\t', ';').<Candidate>map(Delimited::new).toList();
    }

    @Override
    public void close() {
        // Every candidate opens the file for itself.
    }

    private final class Delimited implements Candidate {

        private final char delimiter;

        Delimited(char delimiter) {
            this.delimiter = delimiter;
        }

        @Override
        public String name() {
            return "";
        }

        @Override
        public SourceRows rows() {
            try {
                return new CsvRows(reader(charset, file), delimiter);
            } catch (IOException e) {
                throw SheetRefusal.DAMAGED.causedBy(e);
            }
        }
    }
}
