package io.hearth.invoice.client.tax;

import com.alibaba.csp.sentinel.SphU;
import com.alibaba.csp.sentinel.slots.block.BlockException;
import io.hearth.invoice.issuing.Invoice;
import io.hearth.invoice.issuing.TaxPlatform;
import java.time.Clock;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.HttpClientSettings;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The tax platform over HTTP, every request signed.
 *
 * <p>At most as many requests a second as the flow rule of the resource {@code tax-platform} allows (settings of Sentinel, by
 * instance of this service): those above it wait their turn, and too many waiting are asked again later.
 */
@Component
class HttpTaxPlatform implements TaxPlatform {

    static final String RESOURCE = "tax-platform";

    private static final String INVOICES = "/v1/invoices";
    private static final byte[] NOTHING = {};

    private final TaxPlatformSettings settings;
    private final RestClient http;
    private final JsonMapper json;
    private final Clock clock;

    HttpTaxPlatform(TaxPlatformSettings settings, RestClient.Builder http, JsonMapper json, Clock clock) {
        this.settings = settings;
        this.http = http.baseUrl(settings.endpoint())
                .requestFactory(ClientHttpRequestFactoryBuilder.jdk()
                        .build(HttpClientSettings.defaults()
                                .withTimeouts(settings.connectWithin(), settings.answerWithin())))
                .build();
        this.json = json;
        this.clock = clock;
    }

    @Override
    public Answer issue(Invoice invoice, String buyerName) {
        try (var turn = SphU.entry(RESOURCE)) {
            return ask(invoice, buyerName);
        } catch (BlockException e) {
            return new AskAgain("more invoices are due than the platform takes");
        }
    }

    private Answer ask(Invoice invoice, String buyerName) {
        try {
            var body = json.writeValueAsBytes(IssueRequest.of(invoice, buyerName, settings));
            return understood(send(HttpMethod.POST, INVOICES, body));
        } catch (HttpClientErrorException.Conflict e) {
            // It issued the invoice at an earlier request, when the buyer or the seller had another name.
            return issuedBefore(invoice);
        } catch (HttpClientErrorException e) {
            var code = e.getStatusCode().value();
            var why = code + " " + e.getResponseBodyAsString();
            // 401 and 403 are about our account, not about the invoice.
            return code == 400 || code == 422 ? new Refused(why) : new AskAgain(why);
        } catch (RestClientException e) {
            return new AskAgain(e.toString());
        }
    }

    private Answer issuedBefore(Invoice invoice) {
        try {
            return understood(send(HttpMethod.GET, INVOICES + "/" + invoice.id(), NOTHING));
        } catch (RestClientException e) {
            return new AskAgain(e.toString());
        }
    }

    private static Answer understood(@Nullable IssuedAnswer answer) {
        return answer == null ? new AskAgain("an empty answer") : answer.understood();
    }

    private @Nullable IssuedAnswer send(HttpMethod method, String path, byte[] body) {
        var request = http.method(method)
                .uri(path)
                .accept(MediaType.APPLICATION_JSON)
                .headers(headers -> sign(headers, method, path, body));
        if (body.length > 0) {
            request.contentType(MediaType.APPLICATION_JSON).body(body);
        }
        return request.retrieve().body(IssuedAnswer.class);
    }

    private void sign(HttpHeaders headers, HttpMethod method, String path, byte[] body) {
        var timestamp = Long.toString(clock.instant().getEpochSecond());
        var nonce = UUID.randomUUID().toString();
        headers.set("X-Tax-App", settings.appId());
        headers.set("X-Tax-Timestamp", timestamp);
        headers.set("X-Tax-Nonce", nonce);
        headers.set(
                "X-Tax-Signature", TaxSignature.of(method.name(), path, timestamp, nonce, body, settings.appSecret()));
    }
}
