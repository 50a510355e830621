package io.hearth.simulator.pay.wechat;

import com.wechat.pay.java.core.RSAPublicKeyConfig;
import com.wechat.pay.java.core.http.DefaultHttpClientBuilder;
import com.wechat.pay.java.core.http.HttpClient;
import com.wechat.pay.java.core.notification.NotificationParser;
import com.wechat.pay.java.service.billdownload.BillDownloadService;
import com.wechat.pay.java.service.payments.app.AppService;
import com.wechat.pay.java.service.payments.h5.H5Service;
import com.wechat.pay.java.service.payments.jsapi.JsapiService;
import com.wechat.pay.java.service.payments.model.Transaction;
import com.wechat.pay.java.service.payments.nativepay.NativePayService;
import com.wechat.pay.java.service.payments.nativepay.model.Amount;
import com.wechat.pay.java.service.payments.nativepay.model.CloseOrderRequest;
import com.wechat.pay.java.service.payments.nativepay.model.PrepayRequest;
import com.wechat.pay.java.service.payments.nativepay.model.QueryOrderByOutTradeNoRequest;
import com.wechat.pay.java.service.refund.RefundService;
import com.wechat.pay.java.service.refund.model.AmountReq;
import com.wechat.pay.java.service.refund.model.CreateRequest;
import com.wechat.pay.java.service.refund.model.Refund;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.OkHttpClient;

/** A merchant with the official SDK, unchanged but for where it calls. */
public final class Merchant {

    static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    private final WeChatKeys keys;
    private final RSAPublicKeyConfig config;
    private final HttpClient http;

    /** @param patience how long it waits for an answer */
    Merchant(Path folder, URI channel, Duration patience) {
        this(folder, folder.resolve("merchant_private.pem"), channel, patience);
    }

    private Merchant(Path folder, Path privateKey, URI channel, Duration patience) {
        this.keys = WeChatKeys.readOrCreate(folder);
        this.config = new RSAPublicKeyConfig.Builder()
                .merchantId(keys.merchantId())
                .privateKeyFromPath(privateKey.toString())
                .merchantSerialNumber(keys.merchantSerialNumber())
                .publicKeyFromPath(folder.resolve("platform_public.pem").toString())
                .publicKeyId(keys.platformPublicKeyId())
                .apiV3Key(keys.apiV3Key())
                .build();
        this.http = new DefaultHttpClientBuilder()
                .config(config)
                .okHttpClient(new OkHttpClient.Builder()
                        .readTimeout(patience)
                        .retryOnConnectionFailure(false)
                        .addInterceptor(chain -> chain.proceed(chain.request()
                                .newBuilder()
                                .url(chain.request()
                                        .url()
                                        .newBuilder()
                                        .scheme(channel.getScheme())
                                        .host(channel.getHost())
                                        .port(channel.getPort())
                                        .build())
                                .build()))
                        .build())
                .build();
    }

    /** Somebody who knows everything but the merchant's private key. */
    static Merchant impostor(Path folder, URI channel) {
        return new Merchant(folder, folder.resolve("platform_private.pem"), channel, PATIENCE);
    }

    public WeChatKeys keys() {
        return keys;
    }

    public NativePayService nativePay() {
        return new NativePayService.Builder().httpClient(http).build();
    }

    public JsapiService jsapi() {
        return new JsapiService.Builder().httpClient(http).build();
    }

    public H5Service h5() {
        return new H5Service.Builder().httpClient(http).build();
    }

    public AppService app() {
        return new AppService.Builder().httpClient(http).build();
    }

    public RefundService refunds() {
        return new RefundService.Builder().httpClient(http).build();
    }

    public BillDownloadService bills() {
        return new BillDownloadService.Builder()
                .httpClient(http)
                .decryptor(config.createDecryptor())
                .build();
    }

    public HttpClient http() {
        return http;
    }

    public NotificationParser notifications() {
        return new NotificationParser(config);
    }

    /** An order number that no other test has. */
    public static String newNumber() {
        return "HEARTH" + System.currentTimeMillis() + "N" + NUMBERS.incrementAndGet();
    }

    /** An order that is good in every field. */
    public PrepayRequest order(String outTradeNo, int amountFen, String notifyUrl) {
        var amount = new Amount();
        amount.setTotal(amountFen);
        var request = new PrepayRequest();
        request.setAppid(keys.appId());
        request.setMchid(keys.merchantId());
        request.setDescription("2026-2027采暖费");
        request.setOutTradeNo(outTradeNo);
        request.setNotifyUrl(notifyUrl);
        request.setAmount(amount);
        return request;
    }

    public String createNative(String outTradeNo, int amountFen, String notifyUrl) {
        return nativePay().prepay(order(outTradeNo, amountFen, notifyUrl)).getCodeUrl();
    }

    public Transaction query(String outTradeNo) {
        var request = new QueryOrderByOutTradeNoRequest();
        request.setMchid(keys.merchantId());
        request.setOutTradeNo(outTradeNo);
        return nativePay().queryOrderByOutTradeNo(request);
    }

    public void close(String outTradeNo) {
        var request = new CloseOrderRequest();
        request.setMchid(keys.merchantId());
        request.setOutTradeNo(outTradeNo);
        nativePay().closeOrder(request);
    }

    public Refund refund(String outTradeNo, String outRefundNo, long refundFen, long totalFen, String notifyUrl) {
        var amount = new AmountReq();
        amount.setRefund(refundFen);
        amount.setTotal(totalFen);
        amount.setCurrency("CNY");
        var request = new CreateRequest();
        request.setOutTradeNo(outTradeNo);
        request.setOutRefundNo(outRefundNo);
        request.setReason("停暖");
        request.setNotifyUrl(notifyUrl);
        request.setAmount(amount);
        return refunds().create(request);
    }
}
