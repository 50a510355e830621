package io.hearth.property.sheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A file in one of the formats we read, with the sheets that may be meant: an xlsx has several, a csv one per delimiter. */
interface SourceFile extends AutoCloseable {

    List<Candidate> candidates();

    @Override
    void close();

    /** A sheet that may be the one with the properties. */
    interface Candidate {

        /** What people call it; empty in a csv. */
        String name();

        SourceRows rows();
    }

    /** Opens the file as what it is, whatever its name says. */
    static SourceFile open(Path file, SheetLimits limits) {
        try {
            long size = Files.size(file);
            if (size == 0) {
                throw SheetRefusal.EMPTY_FILE.because();
            }
            if (size > limits.fileBytes()) {
                throw SheetRefusal.FILE_TOO_LARGE.because(limits.fileBytes());
            }
            var start = start(file);
            if (startsWith(start, 'P', 'K', 3, 4)) {
                return new XlsxWorkbook(file, limits);
            }
            if (startsWith(start, 0xD0, 0xCF, 0x11, 0xE0)) {
                throw (isEncrypted(file) ? SheetRefusal.ENCRYPTED : SheetRefusal.OLD_EXCEL).because();
            }
            if (isMarkup(start)) {
                throw SheetRefusal.WEB_PAGE.because();
            }
            return CsvFile.open(file);
        } catch (NoSuchFileException e) {
            // A fault of ours, not of the sender.
            throw new UncheckedIOException(e);
        } catch (IOException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    private static byte[] start(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return in.readNBytes(512);
        }
    }

    private static boolean startsWith(byte[] bytes, int... magic) {
        return bytes.length >= magic.length
                && IntStream.range(0, magic.length).allMatch(i -> (bytes[i] & 0xFF) == magic[i]);
    }

    /** Old systems export a web page or XML under the name .xls. */
    private static boolean isMarkup(byte[] start) {
        var text = new String(start, StandardCharsets.ISO_8859_1)
                .replaceFirst("^(ï»¿)?\\s*", "")
                .toLowerCase(Locale.ROOT);
        return Stream.of("<html", "<!doctype", "<?xml", "<table", "<meta", "<head")
                .anyMatch(text::startsWith);
    }

    /** An xlsx with a password lies in the container of the old format, in a stream of this name. */
    private static boolean isEncrypted(Path file) throws IOException {
        var streamName =
                new String("EncryptedPackage".getBytes(StandardCharsets.UTF_16LE), StandardCharsets.ISO_8859_1);
        return Files.readString(file, StandardCharsets.ISO_8859_1).contains(streamName);
    }
}
