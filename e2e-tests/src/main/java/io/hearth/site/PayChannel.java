package io.hearth.site;

import com.wechat.pay.java.core.RSAPublicKeyConfig;
import com.wechat.pay.java.core.http.DefaultHttpClientBuilder;
import com.wechat.pay.java.service.billdownload.BillDownloadServiceExtension;
import com.wechat.pay.java.service.billdownload.model.GetTradeBillRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import org.springframework.http.HttpMethod;
import tools.jackson.databind.JsonNode;

/** WeChat Pay as its simulator plays it: what a payer does, what goes wrong, and the channel's own book. */
public final class PayChannel {

    private static final String DESK = "/simulator/wechat";

    private final String address;
    private final Path keys;
    private final Door desk;

    PayChannel(String address, Path keys) {
        this.address = address;
        this.keys = keys;
        this.desk = new Door(address);
    }

    /** The page on which a person can be the payer. */
    public String page() {
        return address + DESK;
    }

    /** Somebody scans the code of an order and pays it in full. */
    public void pay(String payNo) {
        desk.post(DESK + "/trades/" + payNo + "/pay", null).good();
    }

    /** The same with another amount than the order's. */
    public void pay(String payNo, long amountFen) {
        desk.post(DESK + "/trades/" + payNo + "/pay", Map.of("payer", "o-e2e", "amountFen", amountFen))
                .good();
    }

    /** A trade as the channel knows it: {@code state}, {@code transactionId}, {@code amountFen}, {@code notices}, ... */
    public Answer trade(String payNo) {
        return desk.get(DESK + "/trades/" + payNo);
    }

    /** All trades that were ever paid. */
    public List<JsonNode> paidTrades() {
        return desk.get(DESK + "/trades?limit=100000")
                .good()
                .valueStream()
                .filter(trade -> !trade.path("transactionId").asString("").isEmpty())
                .toList();
    }

    /**
     * Lets calls about one order go wrong.
     *
     * @param operation CREATE, QUERY, CLOSE, NOTIFY or ANY
     * @param times how many of them
     */
    public void misbehave(String operation, String kind, String payNo, int times) {
        misbehave(Map.of("operation", operation, "kind", kind, "outTradeNo", payNo, "times", times));
    }

    /** Lets the next call of an operation go wrong, whatever it is about. */
    public void misbehaveNext(String operation, String kind, long millis) {
        misbehave(Map.of("operation", operation, "kind", kind, "times", 1, "millis", millis));
    }

    public void behave() {
        desk.send(HttpMethod.DELETE, DESK + "/faults", null, Map.of()).good();
    }

    private void misbehave(Map<String, Object> order) {
        desk.post(DESK + "/faults", order).good();
    }

    /**
     * The channel's file of a day's trades, downloaded and checked against its hash by the channel's own SDK.
     *
     * @param day in Asia/Shanghai
     */
    public String tradeBill(LocalDate day) {
        var request = new GetTradeBillRequest();
        request.setBillDate(day.toString());
        var config = merchant();
        var http = new OkHttpClient.Builder()
                .addInterceptor(chain -> chain.proceed(chain.request()
                        .newBuilder()
                        .url(here(chain.request().url()))
                        .build()))
                .build();
        var service = new BillDownloadServiceExtension.Builder()
                .decryptor(config.createDecryptor())
                .httpClient(new DefaultHttpClientBuilder()
                        .config(config)
                        .okHttpClient(http)
                        .build())
                .build();
        try (var file = service.getTradeBill(request).getInputStream()) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the trade bill of " + day, e);
        }
    }

    private HttpUrl here(HttpUrl url) {
        var to = Objects.requireNonNull(HttpUrl.parse(address), address);
        return url.newBuilder()
                .scheme(to.scheme())
                .host(to.host())
                .port(to.port())
                .build();
    }

    private RSAPublicKeyConfig merchant() {
        var merchant = new Properties();
        try (var file = Files.newBufferedReader(keys.resolve("wechat.properties"))) {
            merchant.load(file);
            return new RSAPublicKeyConfig.Builder()
                    .merchantId(merchant.getProperty("merchant-id"))
                    .merchantSerialNumber(merchant.getProperty("merchant-serial-number"))
                    .privateKeyFromPath(keys.resolve("merchant_private.pem").toString())
                    .publicKeyId(merchant.getProperty("platform-public-key-id"))
                    .publicKeyFromPath(keys.resolve("platform_public.pem").toString())
                    .apiV3Key(Files.readString(keys.resolve("apiv3.key")).strip())
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException("the WeChat Pay keys in " + keys, e);
        }
    }
}
