package io.hearth.simulator.pay.wechat.desk;

import io.hearth.money.Money;
import io.hearth.simulator.pay.wechat.WeChatProblem;
import io.hearth.simulator.pay.wechat.WeChatRefusal;
import io.hearth.simulator.pay.wechat.notice.NoticeBook;
import io.hearth.simulator.pay.wechat.notice.NoticeRecord;
import io.hearth.simulator.pay.wechat.trade.Payment;
import io.hearth.simulator.pay.wechat.trade.Trade;
import io.hearth.simulator.pay.wechat.trade.TradeBook;
import io.hearth.simulator.pay.wechat.trade.TradeEvent.Pace;
import io.hearth.simulator.pay.wechat.trade.TradeState;
import io.hearth.simulator.pay.wechat.trade.Trades;
import io.hearth.simulator.pay.wechat.wire.WireTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The pages on which a person plays the payer: the open orders, and the phone that has scanned one. */
@Controller
class PhoneController {

    private static final int ON_A_PAGE = 50;
    private static final String LIST = "/simulator/wechat";
    private static final String PHONE = LIST + "/pay/{id}";

    private final Trades trades;
    private final TradeBook book;
    private final NoticeBook notices;

    PhoneController(Trades trades, TradeBook book, NoticeBook notices) {
        this.trades = trades;
        this.book = book;
        this.notices = notices;
    }

    @GetMapping(LIST)
    String list(Model model) {
        model.addAttribute("open", cards(book.newest(TradeState.NOTPAY, ON_A_PAGE)));
        model.addAttribute(
                "paid",
                cards(Stream.of(TradeState.SUCCESS, TradeState.REFUND)
                        .flatMap(state -> book.newest(state, ON_A_PAGE).stream())
                        .sorted((one, other) ->
                                other.paid().paidAt().compareTo(one.paid().paidAt()))
                        .limit(ON_A_PAGE)
                        .toList()));
        return "wechat";
    }

    @GetMapping(PHONE)
    String phone(@PathVariable String id, Model model) {
        model.addAttribute("trade", cards(List.of(find(id))).getFirst());
        return "wechat-pay";
    }

    @PostMapping(PHONE)
    String pay(@PathVariable String id, RedirectAttributes flash) {
        try {
            trades.pay(find(id).outTradeNo(), null, null, Pace.SOON);
        } catch (WeChatRefusal refusal) {
            flash.addFlashAttribute("refusal", refusal.text());
        }
        return "redirect:" + PHONE;
    }

    @PostMapping(PHONE + "/fail")
    String fail(@PathVariable String id, RedirectAttributes flash) {
        try {
            trades.payerFails(find(id).outTradeNo());
            flash.addFlashAttribute("refusal", "支付失败，订单仍待支付 · Payment failed, the order stays open");
        } catch (WeChatRefusal refusal) {
            flash.addFlashAttribute("refusal", refusal.text());
        }
        return "redirect:" + PHONE;
    }

    private Trade find(String id) {
        return book.findByPrepayOrCode(id).orElseThrow(() -> WeChatProblem.ORDER_NOT_EXIST.because("订单不存在"));
    }

    private List<Card> cards(List<Trade> of) {
        var told = notices.ofTrades(of.stream().map(Trade::outTradeNo).toList());
        return of.stream()
                .map(trade -> Card.of(trade, told.getOrDefault(trade.outTradeNo(), List.of())))
                .toList();
    }

    /** A trade as the pages show it; amounts are yuan. */
    record Card(
            String id,
            String outTradeNo,
            String description,
            String amount,
            String method,
            String time,
            TradeState state,
            String refunded,
            String told) {

        private static final String NOTHING = "";

        static Card of(Trade trade, List<NoticeRecord> told) {
            return new Card(
                    trade.prepayId(),
                    trade.outTradeNo(),
                    trade.terms().description(),
                    new Money(trade.totalFen()).toString(),
                    trade.terms().method().name(),
                    WireTime.plain(Optional.ofNullable(trade.payment())
                            .map(Payment::paidAt)
                            .orElse(trade.createdAt())),
                    trade.state(),
                    trade.refundedFen() == 0 ? NOTHING : new Money(trade.refundedFen()).toString(),
                    told.isEmpty() ? NOTHING : told.getLast().state().name());
        }
    }
}
