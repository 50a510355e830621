package io.hearth.local.middleware;

import io.hearth.local.process.Address;
import io.hearth.local.process.Home;
import io.hearth.local.process.Ports;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Program;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The servers of one stack: which are embedded, which are given by the environment, and where each is reached. */
public final class MiddlewareSet {

    private final Checkout checkout;
    private final Home home;
    private final Map<String, String> environment;
    private final Credentials credentials;
    private final PortPlan ports;
    private final Durability durability;

    private MiddlewareSet(
            Checkout checkout,
            Home home,
            Map<String, String> environment,
            Credentials credentials,
            PortPlan ports,
            Durability durability) {
        this.checkout = checkout;
        this.home = home;
        this.environment = environment;
        this.credentials = credentials;
        this.ports = ports;
        this.durability = durability;
    }

    /** Those of a developer's stack, at the usual ports. */
    public static MiddlewareSet usual(
            Checkout checkout, Home home, Map<String, String> environment, Durability durability) throws IOException {
        return new MiddlewareSet(
                checkout, home, environment, Credentials.of(home, environment), PortPlan.of(environment), durability);
    }

    /** Those of a test run, at ports that happen to be free. */
    public static MiddlewareSet atFreePorts(Checkout checkout, Home home, Map<String, String> environment)
            throws IOException {
        return new MiddlewareSet(
                checkout, home, environment, Credentials.of(home, environment), PortPlan.free(), Durability.DURABLE);
    }

    public Credentials credentials() {
        return credentials;
    }

    public Databases databases() {
        return new Databases(address(Middleware.MARIADB), credentials);
    }

    /** Where a server is reached, whether embedded or given. */
    public Address address(Middleware middleware) {
        return middleware
                .given(environment)
                .orElseGet(() -> Address.local(
                        switch (middleware) {
                            case MARIADB -> ports.mariaDb();
                            case REDIS -> ports.redis();
                            case NACOS -> ports.nacos();
                            case ROCKETMQ -> ports.nameServer();
                            case SEATA -> ports.seata();
                        }));
    }

    /** Those that the environment gives. */
    public Set<Middleware> given() {
        var given = EnumSet.noneOf(Middleware.class);
        for (var middleware : Middleware.values()) {
            if (middleware.given(environment).isPresent()) {
                given.add(middleware);
            }
        }
        return given;
    }

    /** What is to be started for the wanted servers to work: themselves and what they stand on, less what is given. */
    public List<Program> programs(Collection<Middleware> wanted) {
        var needed = EnumSet.noneOf(Middleware.class);
        needed.addAll(wanted);
        if (needed.contains(Middleware.SEATA) && !given().contains(Middleware.SEATA)) {
            needed.add(Middleware.MARIADB);
        }
        needed.removeAll(given());
        return needed.stream().map(this::program).toList();
    }

    /**
     * Makes sure that what the environment gives can be reached.
     *
     * @throws StackProblem naming the variable and the address that does not answer
     */
    public void refuseUnreachable(Collection<Middleware> wanted) {
        for (var middleware : wanted) {
            middleware
                    .given(environment)
                    .filter(address -> !Ports.answers(address))
                    .ifPresent(address -> {
                        throw new StackProblem(
                                "nobody answers at %s, given as %s".formatted(address, middleware.variable()));
                    });
        }
    }

    private Program program(Middleware middleware) {
        return switch (middleware) {
            case MARIADB -> new MariaDb(home, ports.mariaDb(), databases(), durability);
            case REDIS -> new Redis(home, ports.redis());
            case NACOS -> new Nacos(home, server("nacos-server"), ports.nacos());
            case ROCKETMQ ->
                new RocketMq(home, server("rocketmq-server"), ports.nameServer(), ports.broker(), durability);
            case SEATA -> new Seata(home, server("seata-server"), ports.seata(), ports.seataConsole(), databases());
        };
    }

    private ServerModule server(String name) {
        return new ServerModule(checkout, "deploy/local/" + name);
    }
}
