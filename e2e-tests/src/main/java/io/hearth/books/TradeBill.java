package io.hearth.books;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;

/**
 * The channel's file of one day: a header, a row for each trade or refund, and two lines of totals; every cell begins with
 * a backquote.
 *
 * @param paid the trades that were paid, without refunds
 */
record TradeBill(List<Row> paid) {

    private static final String SEPARATOR = ",`";
    private static final int FEN_DIGITS = 2;

    record Row(String payNo, long amountFen) {}

    /** @throws IllegalArgumentException if a row is no row of such a file, or the totals differ from the rows */
    static TradeBill parse(String text) {
        var lines = Arrays.stream(text.split("\r?\n")).toList();
        var header = Arrays.asList(lines.getFirst().replace("\uFEFF", "").split(","));
        int payNo = column(header, "商户订单号");
        int state = column(header, "交易状态");
        int amount = column(header, "应结订单金额");
        int summary = lines.size() - 2;
        var rows = lines.subList(1, summary).stream()
                .map(line -> line.substring(1).split(SEPARATOR, -1))
                .toList();
        long announced = Long.parseLong(lines.getLast().substring(1).split(SEPARATOR, -1)[0]);
        if (announced != rows.size()) {
            throw new IllegalArgumentException(
                    "the file announces %d rows and has %d".formatted(announced, rows.size()));
        }
        return new TradeBill(rows.stream()
                .filter(cells -> cells[state].equals("SUCCESS"))
                .map(cells -> new Row(cells[payNo], fen(cells[amount])))
                .toList());
    }

    private static int column(List<String> header, String name) {
        int column = header.indexOf(name);
        if (column < 0) {
            throw new IllegalArgumentException("the file has no column " + name + ": " + header);
        }
        return column;
    }

    private static long fen(String yuan) {
        return new BigDecimal(yuan).movePointRight(FEN_DIGITS).longValueExact();
    }
}
