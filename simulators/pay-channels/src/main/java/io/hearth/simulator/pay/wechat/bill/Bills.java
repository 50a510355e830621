package io.hearth.simulator.pay.wechat.bill;

import static io.hearth.simulator.pay.wechat.WeChatProblem.INVALID_REQUEST;
import static io.hearth.simulator.pay.wechat.WeChatProblem.NO_STATEMENT_EXIST;
import static io.hearth.simulator.pay.wechat.WeChatProblem.STATEMENT_CREATING;

import io.hearth.simulator.pay.wechat.WeChatKeys;
import io.hearth.simulator.pay.wechat.WeChatSettings;
import io.hearth.simulator.pay.wechat.trade.RefundBook;
import io.hearth.simulator.pay.wechat.trade.TradeBook;
import io.hearth.simulator.pay.wechat.wire.WireTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Makes the bills of a day from the book, anew on every request. */
@Service
public class Bills {

    private static final Duration READY_AFTER_MIDNIGHT = Duration.ofHours(10);
    private static final int MONTHS_KEPT = 3;

    private final TradeBook trades;
    private final RefundBook refunds;
    private final BillFiles files;
    private final WeChatKeys keys;
    private final WeChatSettings settings;
    private final Clock clock;

    Bills(
            TradeBook trades,
            RefundBook refunds,
            BillFiles files,
            WeChatKeys keys,
            WeChatSettings settings,
            Clock clock) {
        this.trades = trades;
        this.refunds = refunds;
        this.files = files;
        this.keys = keys;
        this.settings = settings;
        this.clock = clock;
    }

    /** @throws io.hearth.simulator.pay.wechat.WeChatRefusal if the day has nothing, is not ready or is too long ago */
    @Transactional(readOnly = true)
    public BillFile tradeBill(LocalDate day, BillType type, boolean zipped) {
        var start = startOfReady(day);
        var end = WireTime.startOf(day.plusDays(1));
        return made(zipped, text -> {
            var bill = new TradeBill(type, keys, settings.feePercent(), end, text);
            entries(start, end).forEach(bill::add);
            return bill.end();
        });
    }

    /** @throws io.hearth.simulator.pay.wechat.WeChatRefusal if the day has nothing, is not ready or is too long ago */
    @Transactional(readOnly = true)
    public BillFile fundFlow(LocalDate day, boolean zipped) {
        var start = startOfReady(day);
        var end = WireTime.startOf(day.plusDays(1));
        return made(zipped, text -> {
            var bill = new FundFlowBill(keys, settings.feePercent(), start, end, text);
            entries(Instant.EPOCH, end).forEach(bill::add);
            return bill.end();
        });
    }

    private BillFile made(boolean zipped, Predicate<BillText> writing) {
        return files.write(zipped, writing).orElseThrow(() -> NO_STATEMENT_EXIST.because("请检查当前商户号在指定日期内是否有成功的交易"));
    }

    private List<BillEntry> entries(Instant from, Instant to) {
        try (var paid = trades.paidBetween(from, to);
                var accepted = refunds.acceptedBetween(from, to)) {
            return Stream.<BillEntry>concat(
                            paid.map(BillEntry.Paid::new),
                            accepted.map(refund -> new BillEntry.Refunded(
                                    trades.find(refund.terms().outTradeNo()).orElseThrow(), refund)))
                    .sorted(Comparator.comparing(BillEntry::at))
                    .toList();
        }
    }

    private Instant startOfReady(LocalDate day) {
        var now = clock.instant();
        var today = WireTime.dayOf(now);
        if (day.isAfter(today) || day.isBefore(today.minusMonths(MONTHS_KEPT))) {
            throw INVALID_REQUEST.because("账单日期不在可下载的范围内");
        }
        var ready = WireTime.startOf(day.plusDays(1)).plus(READY_AFTER_MIDNIGHT);
        if (!settings.billsAtOnce() && now.isBefore(ready)) {
            throw day.equals(today)
                    ? NO_STATEMENT_EXIST.because("账单文件不存在")
                    : STATEMENT_CREATING.because("账单生成中，请在上午10点后再重新下载");
        }
        return WireTime.startOf(day);
    }
}
