package io.hearth.property.sheet;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/**
 * The xlsx of the rows to correct: the columns of the source, and last what is wrong; once corrected it can be sent as
 * it is. It holds what its source held, phone and identity numbers too, and is to be kept as carefully.
 */
public final class RejectedRows implements AutoCloseable {

    private static final int ROWS_IN_MEMORY = 500;
    private static final int MOST_TOLD = 2000;

    private final Workbook workbook;
    private final Worksheet sheet;
    private final List<Integer> places;
    private int row;

    /**
     * @param out gets the file; it is not closed
     * @param header the header of the sheet that the rows come from
     */
    public RejectedRows(OutputStream out, SheetHeader header) {
        workbook = new Workbook(out, "Hearth", "1.0");
        sheet = workbook.newWorksheet("待更正");
        // A corrected file that is sent again still has the column of last time.
        places = IntStream.range(0, header.names().size())
                .filter(place -> !PropertyColumn.isErrorHeading(header.names().get(place)))
                .boxed()
                .toList();
        write(header.names()::get, PropertyColumn.ERROR_HEADING);
        sheet.range(0, 0, 0, places.size()).style().bold().set();
        sheet.freezePane(0, 1);
        sheet.width(places.size(), 60);
    }

    /** Adds a row with all that is wrong with it, found in the sheet or later. */
    public void add(SourceLine source, List<RowError> errors) {
        write(source::cell, told(errors, RowError::chinese) + "\n" + told(errors, RowError::english));
        if (row % ROWS_IN_MEMORY == 0) {
            try {
                sheet.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    public int rows() {
        return row - 1;
    }

    private static String told(List<RowError> errors, Function<RowError, String> text) {
        var told = errors.stream()
                .map(error -> error.column() + ": " + text.apply(error))
                .collect(Collectors.joining("; "));
        return told.length() > MOST_TOLD ? told.substring(0, MOST_TOLD) + "…" : told;
    }

    private void write(Function<Integer, String> cells, String last) {
        for (int column = 0; column < places.size(); column++) {
            write(column, cells.apply(places.get(column)));
        }
        write(places.size(), last);
        row++;
    }

    /** As text, so that Excel does not make dates of room numbers or round identity numbers when they are corrected. */
    private void write(int column, String text) {
        sheet.inlineString(row, column, text);
        sheet.style(row, column).format("@").set();
    }

    /** Completes the file. */
    @Override
    public void close() {
        try {
            workbook.finish();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
