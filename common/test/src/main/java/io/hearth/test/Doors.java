package io.hearth.test;

import io.hearth.identity.Caller;
import io.hearth.identity.InsideIdentity;
import io.hearth.identity.Role;
import java.time.Clock;
import java.util.Base64;
import java.util.Set;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.test.web.servlet.client.RestTestClient;

/** Clients that knock at a service's door as the gateway or another service does. */
public final class Doors {

    private Doors() {}

    /** As a resident who may see these customers. */
    public static RestTestClient resident(int port, String... customerNos) {
        return as(port, new Caller("R1", Set.of(Role.RESIDENT), Set.of(customerNos), Caller.GATEWAY));
    }

    /** As a member of staff. */
    public static RestTestClient staff(int port, Role... roles) {
        return as(port, new Caller("S1", Set.of(roles), Set.of(), Caller.GATEWAY));
    }

    /** As another service with no person behind it. */
    public static RestTestClient service(int port, String name) {
        return as(port, Caller.service(name));
    }

    /** As somebody from outside whose request did not come through the gateway. */
    public static RestTestClient stranger(int port) {
        // The JDK's client: Apache's, where it is on the class path, sleeps for as long as Retry-After says and asks
        // again.
        return RestTestClient.bindToServer(new JdkClientHttpRequestFactory())
                .baseUrl("http://127.0.0.1:" + port)
                .build();
    }

    private static RestTestClient as(int port, Caller caller) {
        var identity = new InsideIdentity(
                Base64.getDecoder().decode(System.getProperty("HEARTH_INTERNAL_KEY")), Clock.systemUTC());
        return stranger(port)
                .mutate()
                .requestInterceptor((request, body, next) -> {
                    request.getHeaders().set(InsideIdentity.HEADER, identity.sign(caller));
                    return next.execute(request, body);
                })
                .build();
    }
}
