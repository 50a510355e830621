package io.hearth.payment.channel.wechat;

import com.wechat.pay.java.core.cipher.Verifier;
import com.wechat.pay.java.core.exception.ServiceException;
import com.wechat.pay.java.core.notification.NotificationParser;
import com.wechat.pay.java.core.notification.RequestParam;
import com.wechat.pay.java.service.payments.model.Transaction;
import com.wechat.pay.java.service.payments.nativepay.NativePayService;
import com.wechat.pay.java.service.payments.nativepay.model.CloseOrderRequest;
import com.wechat.pay.java.service.payments.nativepay.model.QueryOrderByOutTradeNoRequest;
import io.hearth.payment.channel.Channel;
import io.hearth.payment.channel.ChannelReply;
import io.hearth.payment.channel.CloseOutcome;
import io.hearth.payment.channel.CreateOutcome;
import io.hearth.payment.channel.Notification;
import io.hearth.payment.channel.QueryOutcome;
import io.hearth.payment.channel.RawNotification;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.PaymentOrder;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * WeChat Pay API v3.
 *
 * <p>The SDK wraps what goes wrong in a dozen types (time-outs, broken lines, bad signatures, JSON that is none); each means
 * the same: nothing is known. Hence the broad catches here, and only here.
 */
@Component
class WeChatChannel implements Channel {

    private static final String NO_SUCH_ORDER = "ORDER_NOT_EXIST";
    private static final String PAYMENT = "TRANSACTION.SUCCESS";

    /** How long a signature is good, by WeChat Pay's own rule. */
    private static final Duration GOOD_FOR = Duration.ofMinutes(5);

    // Refusals after which the channel has certainly made no order of ours. The others may speak of an earlier CREATE
    // (ORDERPAID, ORDER_CLOSED, OUT_TRADE_NO_USED, INVALID_REQUEST) or of a bad moment: a query must tell.
    private static final Set<String> FINAL_REFUSALS =
            Set.of("PARAM_ERROR", "APPID_MCHID_NOT_MATCH", "MCH_NOT_EXISTS", "NO_AUTH", "SIGN_ERROR");

    private final Merchant merchant;
    private final WeChatOrders orders;
    private final NativePayService trades;
    private final Verifier signatures;
    private final NotificationParser notifications;
    private final JsonMapper json;
    private final Clock clock;

    WeChatChannel(WeChatSettings settings, JsonMapper json, Clock clock) {
        this.merchant = Merchant.read(settings.keys());
        var line = WeChatLine.open(settings, merchant);
        this.orders = new WeChatOrders(merchant, settings.notifyUrl().toString(), line);
        // Queries and closings are the same for every method.
        this.trades = new NativePayService.Builder().httpClient(line).build();
        this.signatures = merchant.config().createVerifier();
        this.notifications = new NotificationParser(merchant.config());
        this.json = json;
        this.clock = clock;
    }

    @Override
    public String name() {
        return "WECHAT";
    }

    @Override
    public CreateOutcome create(PaymentOrder order) {
        try {
            return new CreateOutcome.Accepted(orders.create(order));
        } catch (ServiceException e) {
            return FINAL_REFUSALS.contains(code(e))
                    ? new CreateOutcome.Refused(words(e))
                    : new CreateOutcome.Unknown(words(e));
        } catch (RuntimeException e) {
            return new CreateOutcome.Unknown(words(e));
        }
    }

    @Override
    public QueryOutcome query(PaymentOrder order) {
        var request = new QueryOrderByOutTradeNoRequest();
        request.setMchid(merchant.id());
        request.setOutTradeNo(order.payNo());
        var askedAt = clock.instant();
        try {
            var trade = trades.queryOrderByOutTradeNo(request);
            return order.payNo().equals(trade.getOutTradeNo())
                    ? new QueryOutcome.Told(WeChatTrade.fact(trade, Source.QUERY))
                    : new QueryOutcome.Unknown("asked for one order, told of " + trade.getOutTradeNo());
        } catch (ServiceException e) {
            return NO_SUCH_ORDER.equals(code(e))
                    ? new QueryOutcome.Told(new ChannelFact.NotExist(Source.QUERY, askedAt))
                    : new QueryOutcome.Unknown(words(e));
        } catch (RuntimeException e) {
            return new QueryOutcome.Unknown(words(e));
        }
    }

    @Override
    public CloseOutcome close(PaymentOrder order) {
        var request = new CloseOrderRequest();
        request.setMchid(merchant.id());
        request.setOutTradeNo(order.payNo());
        try {
            trades.closeOrder(request);
            return new CloseOutcome.Closed();
        } catch (ServiceException e) {
            return e.getHttpStatusCode() < 500
                    ? new CloseOutcome.Refused(words(e))
                    : new CloseOutcome.Unknown(words(e));
        } catch (RuntimeException e) {
            return new CloseOutcome.Unknown(words(e));
        }
    }

    @Override
    public Notification read(RawNotification raw) {
        var param = signed(raw);
        if (!isGenuine(param)) {
            return new Notification.Forged("no valid signature");
        }
        try {
            if (isOld(raw)) {
                return new Notification.Forged("signed at another time than now");
            }
            var envelope = json.readTree(raw.body());
            return read(
                    param,
                    envelope.get("id").asString(),
                    envelope.get("event_type").asString());
        } catch (RuntimeException e) {
            return new Notification.Forged("signed, but no notification: " + words(e));
        }
    }

    private Notification read(RequestParam param, String id, String what) {
        try {
            var trade = notifications.parse(param, Transaction.class);
            return PAYMENT.equals(what)
                    ? new Notification.OfPayment(id, trade.getOutTradeNo(), WeChatTrade.fact(trade, Source.NOTIFY))
                    : new Notification.OfSomethingElse(id, what);
        } catch (RuntimeException e) {
            return new Notification.Unreadable(id, words(e));
        }
    }

    private boolean isGenuine(RequestParam param) {
        if (param.getSerialNumber() == null || param.getMessage() == null || param.getSignature() == null) {
            return false;
        }
        try {
            return signatures.verify(param.getSerialNumber(), param.getMessage(), param.getSignature());
        } catch (RuntimeException e) {
            // A signature that is not even Base64.
            return false;
        }
    }

    // Somebody may have written it down and say it again; WeChat Pay itself signs anew when it repeats.
    private boolean isOld(RawNotification raw) {
        var signedAt = Instant.ofEpochSecond(Long.parseLong(raw.headers().get("wechatpay-timestamp")));
        return Duration.between(signedAt, clock.instant()).abs().compareTo(GOOD_FOR) > 0;
    }

    @Override
    public ChannelReply kept() {
        return new ChannelReply(200, "application/json", "{\"code\":\"SUCCESS\",\"message\":\"成功\"}");
    }

    @Override
    public ChannelReply refused() {
        return new ChannelReply(401, "application/json", "{\"code\":\"FAIL\",\"message\":\"签名错误\"}");
    }

    private static RequestParam signed(RawNotification raw) {
        var headers = raw.headers();
        return new RequestParam.Builder()
                .serialNumber(headers.get("wechatpay-serial"))
                .nonce(headers.get("wechatpay-nonce"))
                .timestamp(headers.get("wechatpay-timestamp"))
                .signature(headers.get("wechatpay-signature"))
                .signType(headers.get("wechatpay-signature-type"))
                .body(raw.body())
                .build();
    }

    private static String code(ServiceException refusal) {
        return refusal.getErrorCode() == null ? "" : refusal.getErrorCode();
    }

    private static String words(ServiceException refusal) {
        return "HTTP %d %s %s"
                .formatted(refusal.getHttpStatusCode(), refusal.getErrorCode(), refusal.getErrorMessage());
    }

    private static String words(RuntimeException e) {
        return e.getCause() == null ? e.toString() : e + " caused by " + e.getCause();
    }
}
