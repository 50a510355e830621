package io.hearth.local;

import io.hearth.local.middleware.Credentials;
import io.hearth.local.middleware.Databases;
import io.hearth.local.middleware.Middleware;
import io.hearth.local.middleware.SettingsFiles;
import io.hearth.local.process.Address;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The real servers that the tests of one build share: started once, each at the first wish, durable as in production,
 * and stopped when the build ends, however it ends.
 *
 * <p>Where {@code HEARTH_MARIADB}, {@code HEARTH_REDIS}, {@code HEARTH_NACOS}, {@code HEARTH_ROCKETMQ} or
 * {@code HEARTH_SEATA} name an address, the server there is used instead. Tests keep apart by their own databases,
 * namespaces, topics and keys.
 */
public final class TestStack {

    /** Nobody ever listens there: it stands for what a test has not asked for. */
    private static final Address NOWHERE = Address.local(1);

    private static final AtomicInteger DATABASES = new AtomicInteger();

    private static final Map<Middleware, Address> KNOWN = new EnumMap<>(Middleware.class);

    private final Map<Middleware, Address> addresses;
    private final Credentials credentials;

    private TestStack(Map<Middleware, Address> addresses, Credentials credentials) {
        this.addresses = addresses;
        this.credentials = credentials;
    }

    /** All of them. */
    public static TestStack shared() {
        return shared(EnumSet.allOf(Middleware.class));
    }

    /**
     * At least these, ready to use; a server that nobody wants is not started.
     *
     * @throws StackProblem if one cannot be started or reached, with the end of its log
     */
    public static synchronized TestStack shared(Set<Middleware> wanted) {
        try {
            var build = TestBuild.current();
            var missing = EnumSet.noneOf(Middleware.class);
            for (var middleware : wanted) {
                var given = middleware.given(System.getenv());
                given.ifPresent(address -> KNOWN.put(middleware, address));
                if (given.isEmpty() && !KNOWN.containsKey(middleware)) {
                    missing.add(middleware);
                }
            }
            if (!missing.isEmpty()) {
                KNOWN.putAll(TestSupervisor.request(build, missing));
            }
            return new TestStack(new EnumMap<>(KNOWN), Credentials.of(build.home(), System.getenv()));
        } catch (IOException e) {
            throw new StackProblem("the test servers cannot be had: " + e, e);
        }
    }

    /**
     * Where a server is reached.
     *
     * @throws IllegalArgumentException if this stack was not asked for it
     */
    public Address address(Middleware middleware) {
        var address = addresses.get(middleware);
        if (address == null) {
            throw new IllegalArgumentException("ask for " + middleware + " in TestStack.shared(...)");
        }
        return address;
    }

    /** Creates an empty database of its own for the caller, and returns its JDBC URL. */
    public String database(String name) {
        var unique = "%s_t%d_%d".formatted(name, ProcessHandle.current().pid(), DATABASES.incrementAndGet());
        var databases = new Databases(address(Middleware.MARIADB), credentials);
        databases.create(unique);
        return databases.url(unique);
    }

    public String databaseUser() {
        return credentials.databaseUser();
    }

    public String databasePassword() {
        return credentials.databasePassword();
    }

    /**
     * What the launcher would put into a service's environment; a test sets it as system properties.
     *
     * @param namespace the namespace of Nacos that the service is to live in
     */
    public Map<String, String> environment(String namespace) {
        var environment = new HashMap<>(credentials.byVariable());
        environment.put(
                "HEARTH_NACOS",
                addresses.getOrDefault(Middleware.NACOS, NOWHERE).toString());
        environment.put("HEARTH_NACOS_NAMESPACE", namespace);
        return Map.copyOf(environment);
    }

    /**
     * Publishes the settings and rules of a folder such as {@code deploy/nacos} into a namespace.
     *
     * <p>The addresses of servers that this stack was not asked for, and of simulators that are not named, lead nowhere.
     *
     * @param others further addresses by their name between two {@code @}, and replacements of the usual ones
     */
    public void publish(String namespace, Path folder, Map<String, String> others) {
        var all = new HashMap<String, String>();
        for (var outside : Set.of("wechat", "sms", "tax", "gateway")) {
            all.put(outside, NOWHERE.toString());
        }
        for (var middleware : Middleware.values()) {
            all.put(
                    middleware.program(),
                    addresses.getOrDefault(middleware, NOWHERE).toString());
        }
        var redis = addresses.getOrDefault(Middleware.REDIS, NOWHERE);
        all.put("redis.host", redis.host());
        all.put("redis.port", "" + redis.port());
        all.putAll(others);
        new SettingsFiles(folder).publish(address(Middleware.NACOS), namespace, all);
    }
}
