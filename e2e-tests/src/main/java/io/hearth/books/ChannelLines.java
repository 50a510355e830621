package io.hearth.books;

import io.hearth.site.PayChannel;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** What the channel knows about money against what we know. */
final class ChannelLines {

    private static final ZoneId BUSINESS_ZONE = ZoneId.of("Asia/Shanghai");

    private final JdbcClient database;
    private final PayChannel channel;

    ChannelLines(JdbcClient database, PayChannel channel) {
        this.database = database;
        this.channel = channel;
    }

    private record Booked(String chargeRecordNo, String tradeNo, long amountFen) {}

    BooksLine everyTradeIsInOnePlace() {
        var booked = database
                .sql("SELECT charge_record_no, channel_trade_no AS trade_no, amount_fen FROM charge_db.charge_record")
                .query(Booked.class)
                .stream()
                .collect(Collectors.groupingBy(Booked::tradeNo));
        var inIssue = inOpenIssue();
        var trades = channel.paidTrades();
        var violations = new ArrayList<String>();
        for (var trade : trades) {
            var tradeNo = trade.path("transactionId").asString();
            violations.addAll(placesOf(trade, booked.getOrDefault(tradeNo, List.of()), inIssue));
            booked.remove(tradeNo);
        }
        booked.values().stream()
                .flatMap(List::stream)
                .forEach(record -> violations.add("charge record %s books trade %s, which the channel does not know"
                        .formatted(record.chargeRecordNo(), record.tradeNo())));
        return new BooksLine(
                1,
                "every trade paid at the channel is booked once, refunded, or in an open issue",
                trades.size(),
                violations);
    }

    private static List<String> placesOf(JsonNode trade, List<Booked> booked, Set<String> inIssue) {
        var payNo = trade.path("outTradeNo").asString();
        long amountFen = trade.path("amountFen").asLong();
        boolean refunded = trade.path("refundedFen").asLong() == amountFen;
        int places = booked.size() + (refunded ? 1 : 0) + (inIssue.contains(payNo) ? 1 : 0);
        if (places != 1) {
            return List.of("trade of %s over %d fen is in %d places: booked %d times, %srefunded, %sin an open issue"
                    .formatted(
                            payNo,
                            amountFen,
                            places,
                            booked.size(),
                            refunded ? "" : "not ",
                            inIssue.contains(payNo) ? "" : "not "));
        }
        return booked.stream()
                .filter(record -> record.amountFen() != amountFen)
                .map(record ->
                        "trade of %s over %d fen is booked as %d".formatted(payNo, amountFen, record.amountFen()))
                .toList();
    }

    /** Payment orders about which something is open, with us or in charge-service. */
    private Set<String> inOpenIssue() {
        return new HashSet<>(database.sql("""
                        SELECT source_id FROM payment_db.consistency_issue WHERE status = 'OPEN'
                        UNION SELECT source_id FROM charge_db.consistency_issue WHERE status = 'OPEN'""").query(String.class).list());
    }

    private record Total(long count, long fen) {

        Total plus(long more) {
            return new Total(count + 1, fen + more);
        }
    }

    BooksLine dayTotalsEqualTheFile() {
        var inIssue = inOpenIssue();
        var here = totalsHere(inIssue);
        var days = new TreeMap<LocalDate, Total>(here);
        channel.paidTrades().forEach(trade -> days.putIfAbsent(dayOf(trade), new Total(0, 0)));
        var violations = new ArrayList<String>();
        for (var day : days.keySet()) {
            var ours = here.getOrDefault(day, new Total(0, 0));
            var theirs = totalOf(TradeBill.parse(channel.tradeBill(day)), inIssue);
            if (!ours.equals(theirs)) {
                violations.add("%s: here %d payments of %d fen, in the channel's file %d of %d fen"
                        .formatted(day, ours.count(), ours.fen(), theirs.count(), theirs.fen()));
            }
        }
        return new BooksLine(
                8,
                "the payments of each day, less those in open issues, equal the channel's file",
                days.size(),
                violations);
    }

    private static LocalDate dayOf(JsonNode trade) {
        return OffsetDateTime.parse(trade.path("paidAt").asString())
                .atZoneSameInstant(BUSINESS_ZONE)
                .toLocalDate();
    }

    private record PaidHere(String payNo, long amountFen, LocalDateTime paidAt) {}

    private Map<LocalDate, Total> totalsHere(Set<String> inIssue) {
        var totals = new HashMap<LocalDate, Total>();
        database
                .sql("SELECT pay_no, amount_fen, paid_at FROM payment_db.payment_order WHERE business_status = 'PAID'")
                .query(PaidHere.class)
                .stream()
                .filter(paid -> !inIssue.contains(paid.payNo()))
                .forEach(paid -> totals.merge(
                        paid.paidAt()
                                .atOffset(ZoneOffset.UTC)
                                .atZoneSameInstant(BUSINESS_ZONE)
                                .toLocalDate(),
                        new Total(1, paid.amountFen()),
                        (sum, one) -> sum.plus(one.fen())));
        return totals;
    }

    private static Total totalOf(TradeBill bill, Set<String> inIssue) {
        return bill.paid().stream()
                .filter(row -> !inIssue.contains(row.payNo()))
                .reduce(
                        new Total(0, 0),
                        (sum, row) -> sum.plus(row.amountFen()),
                        (one, other) -> new Total(one.count() + other.count(), one.fen() + other.fen()));
    }
}
