package io.hearth.payment.channel.wechat;

import com.wechat.pay.java.core.auth.Validator;
import com.wechat.pay.java.core.http.DefaultHttpClientBuilder;
import com.wechat.pay.java.core.http.HttpClient;
import com.wechat.pay.java.core.http.HttpHeaders;
import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Response;

/**
 * The line to WeChat Pay: leads the SDK, which knows real host names only, to the configured address, sends nothing twice
 * by itself, and believes errors only with a valid signature (the SDK checks that of successes only).
 */
final class WeChatLine {

    private static final long LONGEST_ERROR = 64 * 1024;
    private static final List<String> SIGNATURE = List.of(
            "Request-ID",
            "Wechatpay-Nonce",
            "Wechatpay-Serial",
            "Wechatpay-Signature",
            "Wechatpay-Signature-Type",
            "Wechatpay-Timestamp");

    private WeChatLine() {}

    static HttpClient open(WeChatSettings settings, Merchant merchant) {
        var http = new OkHttpClient.Builder()
                .connectTimeout(settings.connectTimeout())
                .readTimeout(settings.readTimeout())
                .writeTimeout(settings.readTimeout())
                .callTimeout(settings.wholeCall())
                // A request on a line that broke may have been heard: only a query may find out.
                .retryOnConnectionFailure(false)
                .followRedirects(false)
                .addInterceptor(redirectTo(settings.baseUrl()))
                .addInterceptor(believeSignedErrorsOnly(merchant.config().createValidator()))
                .build();
        return new DefaultHttpClientBuilder()
                .config(merchant.config())
                .okHttpClient(http)
                .build();
    }

    private static Interceptor redirectTo(URI base) {
        var to = Objects.requireNonNull(HttpUrl.get(base), () -> "no http address: " + base);
        return chain -> {
            var request = chain.request();
            var url = request.url()
                    .newBuilder()
                    .scheme(to.scheme())
                    .host(to.host())
                    .port(to.port())
                    .build();
            return chain.proceed(request.newBuilder().url(url).build());
        };
    }

    private static Interceptor believeSignedErrorsOnly(Validator validator) {
        return chain -> {
            var response = chain.proceed(chain.request());
            if (!response.isSuccessful() && !isSigned(response, validator)) {
                response.close();
                throw new IOException("HTTP " + response.code() + " without a valid signature of WeChat Pay");
            }
            return response;
        };
    }

    private static boolean isSigned(Response response, Validator validator) throws IOException {
        var headers = new HashMap<String, String>();
        for (var name : SIGNATURE) {
            var value = response.header(name);
            if (value != null) {
                headers.put(name, value);
            }
        }
        try {
            return validator.validate(
                    new HttpHeaders(headers), response.peekBody(LONGEST_ERROR).string());
        } catch (RuntimeException e) {
            // The SDK's words for a header that is missing or makes no sense.
            return false;
        }
    }
}
