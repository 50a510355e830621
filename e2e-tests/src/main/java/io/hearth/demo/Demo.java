package io.hearth.demo;

import io.hearth.books.Books;
import io.hearth.books.BooksCheck;
import io.hearth.books.BooksLine;
import io.hearth.district.District;
import io.hearth.district.Resident;
import io.hearth.site.Door;
import io.hearth.site.Site;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * {@code ./hearth demo}: a district of 500 properties is imported and billed by Harbin's tariff, 50 residents pay by WeChat, some
 * callbacks are lost and some come twice, and the books must balance. Ends with 1 when they do not.
 *
 * <p>What is there already is kept, so it can be run again: then the next 50 residents pay.
 */
public final class Demo {

    private static final int PAYERS = 50;
    private static final int LOST = 5;
    private static final int TWICE = 5;
    private static final int AT_ONCE = 4;
    private static final int FEN_DIGITS = 2;
    private static final Duration UNTIL_QUIET = Duration.ofSeconds(60);

    private final Site site;
    private final PrintStream out;
    private final Door admin;
    private final District district;

    private Demo(Site site, PrintStream out) {
        this.site = site;
        this.out = out;
        this.admin = site.people().admin();
        this.district = new District(admin, Path.of(""));
    }

    public static void main(String[] arguments) throws InterruptedException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(new Demo(Site.ofThisProcess(), out).run() ? 0 : 1);
    }

    private boolean run() throws InterruptedException {
        out.println();
        setUp();
        var payments = pay();
        return sum(payments);
    }

    private void setUp() {
        out.printf("network     %d new entries%n", district.enterNetwork());
        var imported = district.importProperties();
        out.printf(
                "import      %d rows: %d good, %d rejected, %d skipped%n",
                imported.path("totalRows").asLong(),
                imported.path("good").asLong(),
                imported.path("rejected").asLong(),
                imported.path("skipped").asLong());
        var tariff = district.publishTariff();
        out.printf(
                "tariff      %s, valid from %s, %s%n",
                tariff.path("city").asString(),
                tariff.path("effectiveFrom").asString(),
                tariff.path("status").asString());
        var run = district.bill();
        out.printf(
                "billing     %s: %d new bills over %s yuan, %d billed before, %d not priced%n%n",
                run.path("season").asString(),
                run.path("billed").asLong(),
                yuan(run.path("billedFen").asLong()),
                run.path("alreadyBilled").asLong(),
                run.path("notPriced").asLong());
    }

    private List<Payment> pay() throws InterruptedException {
        var payers = district.owing(PAYERS);
        var channel = site.payChannel();
        var under = new ArrayList<Future<Payment>>();
        try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
            for (int i = 0; i < payers.size(); i++) {
                var payer = payers.get(i);
                var callback = callbackOf(i);
                under.add(threads.submit(() -> Payment.of(Resident.signIn(site, admin, payer), channel, callback)));
            }
            out.println("customer            charge order              yuan  callback     booked after  traceId");
            var payments = new ArrayList<Payment>();
            for (var payment : under) {
                payments.add(payment.get());
                print(payments.getLast());
            }
            return payments;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a resident could not pay", e.getCause());
        }
    }

    private static Payment.Callback callbackOf(int payer) {
        if (payer < LOST) {
            return Payment.Callback.LOST;
        }
        return payer < LOST + TWICE ? Payment.Callback.TWICE : Payment.Callback.COMES;
    }

    private void print(Payment payment) {
        out.printf(
                "%-18s  %-20s  %8s  %-11s  %10.1f s  %s%n",
                payment.customerNo(),
                payment.chargeOrderNo(),
                yuan(payment.amountFen()),
                payment.callback().words(),
                payment.took().toMillis() / 1e3,
                payment.traceId());
    }

    private boolean sum(List<Payment> payments) {
        var totals = Totals.onceTold(site);
        out.println();
        out.printf("customers   %d%n", totals.customers());
        out.printf("properties  %d%n", totals.properties());
        out.printf("bills       %d over %s yuan%n", totals.bills(), yuan(totals.billedFen()));
        out.printf("paid        %d payments, %s yuan%n", totals.payments(), yuan(totals.paidFen()));
        var found = new Findings(admin, payments);
        out.printf(
                "            %d found by query without any callback, %d told twice and booked once%n",
                found.byQuery(), found.toldTwice());
        out.printf("invoices    %d issued by the tax platform%n", totals.invoices());
        out.printf("messages    %d sent by SMS%n%n", totals.messages());
        var lines = new BooksCheck(site).linesOnceQuiet(UNTIL_QUIET);
        Books.print(lines, out);
        boolean balanced = lines.stream().allMatch(BooksLine::holds) && totals.isTold();
        out.printf("%n%s%n%n", balanced ? "everything balances" : "SOMETHING DOES NOT BALANCE: see above");
        sayWhereToLook(payments);
        return balanced;
    }

    private void sayWhereToLook(List<Payment> payments) {
        out.println("APIs        " + site.gateway() + "/docs");
        out.println("metrics     " + site.gateway() + "/actuator/prometheus (each service has its own)");
        out.println("channel     " + site.payChannel().page() + " (be the payer)");
        if (!payments.isEmpty()) {
            out.println(
                    "trace       ./hearth logs --trace " + payments.getFirst().traceId());
        }
        out.println("books       ./hearth books");
    }

    private static String yuan(long fen) {
        return BigDecimal.valueOf(fen, FEN_DIGITS).toPlainString();
    }
}
