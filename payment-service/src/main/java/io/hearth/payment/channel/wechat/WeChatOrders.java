package io.hearth.payment.channel.wechat;

import com.wechat.pay.java.core.http.HttpClient;
import com.wechat.pay.java.service.payments.app.AppServiceExtension;
import com.wechat.pay.java.service.payments.h5.H5Service;
import com.wechat.pay.java.service.payments.h5.model.H5Info;
import com.wechat.pay.java.service.payments.h5.model.SceneInfo;
import com.wechat.pay.java.service.payments.jsapi.JsapiServiceExtension;
import com.wechat.pay.java.service.payments.jsapi.model.Payer;
import com.wechat.pay.java.service.payments.nativepay.NativePayService;
import com.wechat.pay.java.service.payments.nativepay.model.Amount;
import com.wechat.pay.java.service.payments.nativepay.model.PrepayRequest;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.service.BusinessTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Map;

/** Orders at WeChat Pay by each method; the SDK has the same words in four packages, hence four times nearly the same. */
final class WeChatOrders {

    private static final String PREPAY_ID = "prepay_id=";

    private final Merchant merchant;
    private final String notifyUrl;
    private final NativePayService nativePay;
    private final JsapiServiceExtension jsapi;
    private final H5Service h5;
    private final AppServiceExtension app;

    WeChatOrders(Merchant merchant, String notifyUrl, HttpClient line) {
        this.merchant = merchant;
        this.notifyUrl = notifyUrl;
        this.nativePay = new NativePayService.Builder().httpClient(line).build();
        this.jsapi = new JsapiServiceExtension.Builder()
                .config(merchant.config())
                .httpClient(line)
                .build();
        this.h5 = new H5Service.Builder().httpClient(line).build();
        this.app = new AppServiceExtension.Builder()
                .config(merchant.config())
                .httpClient(line)
                .build();
    }

    /** Sends a CREATE and returns what the payer's client needs. */
    Map<String, String> create(PaymentOrder order) {
        return switch (order.terms().method()) {
            case NATIVE -> createNative(order);
            case JSAPI -> createJsapi(order);
            case H5 -> createH5(order);
            case APP -> createApp(order);
        };
    }

    private Map<String, String> createNative(PaymentOrder order) {
        var amount = new Amount();
        amount.setTotal(fen(order));
        var request = new PrepayRequest();
        request.setAppid(merchant.appId());
        request.setMchid(merchant.id());
        request.setOutTradeNo(order.payNo());
        request.setDescription(order.terms().description());
        request.setNotifyUrl(notifyUrl);
        request.setTimeExpire(expiry(order));
        request.setAmount(amount);
        return Map.of("codeUrl", nativePay.prepay(request).getCodeUrl());
    }

    private Map<String, String> createJsapi(PaymentOrder order) {
        var amount = new com.wechat.pay.java.service.payments.jsapi.model.Amount();
        amount.setTotal(fen(order));
        var payer = new Payer();
        payer.setOpenid(order.terms().payer().orElseThrow());
        var request = new com.wechat.pay.java.service.payments.jsapi.model.PrepayRequest();
        request.setAppid(merchant.appId());
        request.setMchid(merchant.id());
        request.setOutTradeNo(order.payNo());
        request.setDescription(order.terms().description());
        request.setNotifyUrl(notifyUrl);
        request.setTimeExpire(expiry(order));
        request.setAmount(amount);
        request.setPayer(payer);
        var signed = jsapi.prepayWithRequestPayment(request);
        return Map.of(
                "prepayId", signed.getPackageVal().substring(PREPAY_ID.length()),
                "appId", signed.getAppId(),
                "timeStamp", signed.getTimeStamp(),
                "nonceStr", signed.getNonceStr(),
                "package", signed.getPackageVal(),
                "signType", signed.getSignType(),
                "paySign", signed.getPaySign());
    }

    private Map<String, String> createH5(PaymentOrder order) {
        var amount = new com.wechat.pay.java.service.payments.h5.model.Amount();
        amount.setTotal(fen(order));
        var browser = new H5Info();
        browser.setType("Wap");
        var scene = new SceneInfo();
        scene.setPayerClientIp(order.terms().clientIp().orElseThrow());
        scene.setH5Info(browser);
        var request = new com.wechat.pay.java.service.payments.h5.model.PrepayRequest();
        request.setAppid(merchant.appId());
        request.setMchid(merchant.id());
        request.setOutTradeNo(order.payNo());
        request.setDescription(order.terms().description());
        request.setNotifyUrl(notifyUrl);
        request.setTimeExpire(expiry(order));
        request.setAmount(amount);
        request.setSceneInfo(scene);
        return Map.of("h5Url", h5.prepay(request).getH5Url());
    }

    private Map<String, String> createApp(PaymentOrder order) {
        var amount = new com.wechat.pay.java.service.payments.app.model.Amount();
        amount.setTotal(fen(order));
        var request = new com.wechat.pay.java.service.payments.app.model.PrepayRequest();
        request.setAppid(merchant.appId());
        request.setMchid(merchant.id());
        request.setOutTradeNo(order.payNo());
        request.setDescription(order.terms().description());
        request.setNotifyUrl(notifyUrl);
        request.setTimeExpire(expiry(order));
        request.setAmount(amount);
        var signed = app.prepayWithRequestPayment(request);
        return Map.of(
                "prepayId", signed.getPrepayId(),
                "appId", signed.getAppid(),
                "partnerId", signed.getPartnerId(),
                "timestamp", signed.getTimestamp(),
                "noncestr", signed.getNonceStr(),
                "package", signed.getPackageVal(),
                "sign", signed.getSign());
    }

    private static int fen(PaymentOrder order) {
        return Math.toIntExact(order.terms().amount().fen());
    }

    /** Whole seconds, because that is what the channel takes, and the same for every CREATE of one order. */
    private static String expiry(PaymentOrder order) {
        return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(
                ZonedDateTime.ofInstant(order.terms().expiresAt().truncatedTo(ChronoUnit.SECONDS), BusinessTime.ZONE));
    }
}
