package io.hearth.property.sheet;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** The rows of a csv; a row's line is its number as Excel would show it, whatever line breaks its cells have. */
final class CsvRows implements SourceRows {

    private final Measured reader;
    private final CSVParser parser;
    private final Iterator<CSVRecord> records;
    private int line;

    CsvRows(Reader text, char delimiter) throws IOException {
        reader = new Measured(text);
        // Lenient about quotation marks: Excel reads such files too, and a person sees at once what went wrong.
        parser = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(delimiter)
                .setIgnoreEmptyLines(false)
                .setTrailingData(true)
                .setLenientEof(true)
                .get()
                .parse(reader);
        records = parser.iterator();
    }

    @Override
    public @Nullable SourceLine next() {
        try {
            while (records.hasNext()) {
                line++;
                reader.startRow();
                var row = row(records.next());
                if (!row.isBlank()) {
                    return row;
                }
            }
            return null;
        } catch (UncheckedIOException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    private SourceLine row(CSVRecord entry) {
        int last = entry.size() - 1;
        while (last >= 0 && entry.get(last).isBlank()) {
            last--;
        }
        if (last >= SheetLimits.COLUMNS) {
            throw SheetRefusal.TOO_MANY_COLUMNS.because(SheetLimits.COLUMNS);
        }
        var cells = entry.stream().limit(last + 1L).toList();
        if (cells.stream().anyMatch(cell -> cell.length() > SheetLimits.CELL_CHARACTERS)) {
            throw SheetRefusal.ROW_TOO_LONG.because(line);
        }
        return new SourceLine(line, cells);
    }

    @Override
    public void close() {
        try {
            parser.close();
        } catch (IOException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    /** Stops a quotation mark that is never closed from drawing the rest of the file into one cell. */
    private final class Measured extends FilterReader {

        private int sinceRow;

        Measured(Reader text) {
            super(text);
        }

        void startRow() {
            sinceRow = 0;
        }

        @Override
        public int read() throws IOException {
            int c = super.read();
            count(1);
            return c;
        }

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            int read = super.read(buffer, offset, length);
            count(Math.max(read, 0));
            return read;
        }

        private void count(int characters) {
            sinceRow += characters;
            if (sinceRow > SheetLimits.ROW_CHARACTERS) {
                throw SheetRefusal.ROW_TOO_LONG.because(line + 1);
            }
        }
    }
}
