package io.hearth.books;

import io.hearth.site.Site;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The invariants that hold in any quiet moment, whatever went wrong before (docs/operations/books.md). */
public final class BooksCheck {

    private static final long BETWEEN_LOOKS_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final BillLines bills;
    private final ChannelLines channel;
    private final InvoiceLine invoices;
    private final OpenLines open;

    public BooksCheck(Site site) {
        var database = site.database().client();
        this.bills = new BillLines(database);
        this.channel = new ChannelLines(database, site.payChannel());
        this.invoices = new InvoiceLine(database, site.taxPlatform());
        this.open = new OpenLines(database, new DeadLetters(site.broker()));
    }

    /** The eight lines as they stand now. */
    public List<BooksLine> lines() {
        return List.of(
                channel.everyTradeIsInOnePlace(),
                bills.paidIsTheSumOfEntries(),
                bills.paidOrdersAreTheirEntries(),
                bills.noMoreIsRefundedThanPaid(),
                invoices.oneInvoiceForEachCharge(),
                open.nothingIsOverdue(),
                open.nothingIsLeftLying(),
                channel.dayTotalsEqualTheFile());
    }

    /** The lines once all hold, or as they stand when the patience is at its end. */
    public List<BooksLine> linesOnceQuiet(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        var lines = lines();
        while (!lines.stream().allMatch(BooksLine::holds) && System.nanoTime() < end) {
            LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
            lines = lines();
        }
        return lines;
    }
}
