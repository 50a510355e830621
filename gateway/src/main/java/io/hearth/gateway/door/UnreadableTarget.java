package io.hearth.gateway.door;

import io.hearth.gateway.GatewayProblem;
import io.hearth.problem.ProblemDocument;
import io.micrometer.tracing.Tracer;
import io.netty.handler.codec.http.HttpHeaderNames;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.netty.http.server.HttpServerRequest;
import reactor.netty.http.server.HttpServerResponse;
import tools.jackson.databind.json.JsonMapper;

/**
 * Answers for targets that are no URI at all, for example with a backslash; Spring would cut them off with an empty 400 before
 * any filter.
 */
@Component
final class UnreadableTarget implements WebServerFactoryCustomizer<NettyReactiveWebServerFactory> {

    private final JsonMapper json;
    private final Tracer tracer;

    UnreadableTarget(JsonMapper json, Tracer tracer) {
        this.json = json;
        this.tracer = tracer;
    }

    @Override
    public void customize(NettyReactiveWebServerFactory server) {
        server.addRouteProviders(routes -> routes.route(UnreadableTarget::isUnreadable, this::refuse));
    }

    private static boolean isUnreadable(HttpServerRequest request) {
        var target = request.uri();
        try {
            return new URI(target.startsWith("/") ? "http://any" + target : target)
                    .toString()
                    .isEmpty();
        } catch (URISyntaxException e) {
            return true;
        }
    }

    private Mono<Void> refuse(HttpServerRequest request, HttpServerResponse response) {
        var span = tracer.nextSpan().name("unreadable target").start();
        var trace = span.context().traceId();
        span.end();
        var english = request.requestHeaders()
                .get(HttpHeaderNames.ACCEPT_LANGUAGE, "")
                .startsWith("en");
        var refusal = GatewayProblem.PATH_NOT_PLAIN.because("no URI");
        var document = ProblemDocument.of(refusal, english ? Locale.ENGLISH : Locale.SIMPLIFIED_CHINESE, trace);
        return response.status(refusal.problem().status())
                .header(HttpHeaderNames.CONTENT_TYPE, ProblemDocument.MEDIA_TYPE)
                .header(TraceIds.HEADER, trace)
                .sendByteArray(Mono.just(json.writeValueAsString(document).getBytes(StandardCharsets.UTF_8)))
                .then();
    }
}
