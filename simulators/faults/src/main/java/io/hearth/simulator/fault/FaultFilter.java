package io.hearth.simulator.fault;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;

/** Lets calls go wrong as the standing orders say; stands outside of everything else, so it sees the signed answer. */
public final class FaultFilter<O extends Enum<O>> extends OncePerRequestFilter {

    private static final String PROXY_PAGE =
            "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";
    private static final String MACHINERY_ERROR = "{\"code\":\"SYSTEM_ERROR\",\"message\":\"系统异常，请稍后重试\"}";

    private final FaultOrders<O> orders;
    private final Call.Naming<O> naming;
    private final String signatureHeader;

    /** @param signatureHeader the header in which answers carry a signature in Base64; empty if they carry none */
    public FaultFilter(FaultOrders<O> orders, Call.Naming<O> naming, String signatureHeader) {
        this.orders = orders;
        this.naming = naming;
        this.signatureHeader = signatureHeader;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var readable = isForm(request) ? request : BufferedRequest.of(request);
        var body = readable instanceof BufferedRequest buffered ? buffered.body() : new byte[0];
        var disturbance = naming.callOf(readable, body)
                .flatMap(call -> orders.take(CallFault.class, call.operation(), call.reference()))
                .map(fault -> fault.kind().lasting(fault.hold()));
        if (disturbance.isPresent()) {
            disturb(disturbance.get(), readable, new ContentCachingResponseWrapper(response), chain);
        } else {
            chain.doFilter(readable, response);
        }
    }

    private void disturb(
            Disturbance disturbance,
            HttpServletRequest request,
            ContentCachingResponseWrapper response,
            FilterChain chain)
            throws ServletException, IOException {
        pause(disturbance.before());
        if (disturbance.takesEffect()) {
            chain.doFilter(request, response);
        }
        pause(disturbance.after());
        switch (disturbance.answer()) {
            case Answer.AsItIs() -> response.copyBodyToResponse();
            case Answer.Status(int code) -> write(response, code, MediaType.APPLICATION_JSON_VALUE, MACHINERY_ERROR);
            case Answer.Garbage() -> write(response, HttpServletResponse.SC_OK, MediaType.TEXT_HTML_VALUE, PROXY_PAGE);
            case Answer.BadlySigned() -> {
                Optional.ofNullable(response.getHeader(signatureHeader))
                        .ifPresent(signature -> response.setHeader(signatureHeader, spoilt(signature)));
                response.copyBodyToResponse();
            }
        }
    }

    private static void write(ContentCachingResponseWrapper response, int status, String type, String body)
            throws IOException {
        response.reset();
        response.setStatus(status);
        response.setContentType(type);
        response.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        response.copyBodyToResponse();
    }

    private static String spoilt(String signature) {
        var bytes = Base64.getDecoder().decode(signature);
        bytes[0] ^= 1;
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static boolean isForm(HttpServletRequest request) {
        return Optional.ofNullable(request.getContentType())
                .map(type -> type.startsWith(MediaType.APPLICATION_FORM_URLENCODED_VALUE))
                .orElse(false);
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException stopped) {
            // The simulator goes down: the caller need not wait for the rest.
            Thread.currentThread().interrupt();
        }
    }
}
