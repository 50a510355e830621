package io.hearth.gateway;

import org.springframework.cloud.gateway.filter.NettyRoutingFilter;
import org.springframework.cloud.gateway.filter.RouteToRequestUrlFilter;

/**
 * In which order a request is looked at, and why.
 *
 * <p>Before a route is chosen, for every request; Spring Security, at -100, then asks who it is:
 */
public final class FilterOrder {

    /** First, so that every answer, also a refusal, carries the trace id. */
    public static final int TRACE_ID = -500;

    /** Around all that follows, so that its time and its refusals are seen. */
    public static final int REQUEST_LOG = -495;

    /** Before anything looks at the path, so that all rules after it see the path that the service will see. */
    public static final int PLAIN_PATH = -490;

    /** Before anything reads a header, so that nobody outside speaks with our voice. */
    public static final int OUTSIDE_HEADERS = -480;

    /** Before the token is checked: it is cheaper, and a body is never read for nothing. */
    public static final int BODY_LIMIT = -470;

    /**
     * After the route is chosen: Sentinel counts first (it comes with the highest precedence), then the identity is signed for
     * whom the route leads to.
     */
    public static final int IDENTITY = RouteToRequestUrlFilter.ROUTE_TO_URL_FILTER_ORDER + 1;

    /** Last before the request leaves: whatever routes and rewriting made of it, it must not lead to an inner path. */
    public static final int INNER_PATHS = NettyRoutingFilter.ORDER - 1;

    private FilterOrder() {}
}
