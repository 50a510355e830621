package io.hearth.local.application;

import io.hearth.local.middleware.Durability;
import io.hearth.local.middleware.Middleware;
import io.hearth.local.middleware.MiddlewareSet;
import io.hearth.local.middleware.PortPlan;
import io.hearth.local.middleware.SettingsFiles;
import io.hearth.local.process.Address;
import io.hearth.local.process.Home;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.Program;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All of Hearth on one machine: the middleware, and those of its applications that exist in this checkout. */
public final class LocalStack implements AutoCloseable {

    private final Checkout checkout;
    private final Home home;
    private final Map<String, String> environment;
    private final Map<String, String> settings;
    private final MiddlewareSet middleware;
    private final Registry registry;
    private final List<Application> applications;
    private boolean published;

    private LocalStack(
            Checkout checkout,
            Home home,
            Map<String, String> environment,
            Map<String, String> settings,
            MiddlewareSet middleware) {
        this.checkout = checkout;
        this.home = home;
        this.environment = Map.copyOf(environment);
        this.settings = Map.copyOf(settings);
        this.middleware = middleware;
        this.registry = new Registry(middleware.address(Middleware.NACOS), namespace(environment));
        this.applications = Arrays.stream(Application.values())
                .filter(application -> checkout.modules().contains(application.module()))
                .toList();
    }

    /**
     * That of a checkout.
     *
     * @throws StackProblem if the environment says something that makes no sense
     */
    public static LocalStack of(Checkout checkout, Map<String, String> environment, Durability durability)
            throws IOException {
        var home = home(checkout, environment);
        return new LocalStack(
                checkout, home, environment, Map.of(), MiddlewareSet.usual(checkout, home, environment, durability));
    }

    /**
     * One for tests, durable.
     *
     * @param settings further environment variables of the applications
     */
    public static LocalStack ofTests(
            Checkout checkout, Home home, Map<String, String> environment, Map<String, String> settings)
            throws IOException {
        var middleware = MiddlewareSet.usual(checkout, home, environment, Durability.DURABLE);
        return new LocalStack(checkout, home, environment, settings, middleware);
    }

    /** {@code .hearth} of the checkout, or where {@code HEARTH_HOME} says. */
    public static Home home(Checkout checkout, Map<String, String> environment) {
        return new Home(Path.of(environment.getOrDefault(
                "HEARTH_HOME", checkout.root().resolve(".hearth").toString())));
    }

    public Checkout checkout() {
        return checkout;
    }

    public Home home() {
        return home;
    }

    public MiddlewareSet middleware() {
        return middleware;
    }

    public List<Application> applications() {
        return applications;
    }

    /** All that is to run here: the middleware that is not given by address, then the applications. */
    public List<Program> programs() {
        var programs = new ArrayList<>(middleware.programs(EnumSet.allOf(Middleware.class)));
        for (var application : applications) {
            programs.add(
                    new ApplicationProgram(application, address(application).port(), this));
        }
        return programs;
    }

    /**
     * One of them.
     *
     * @throws StackProblem naming all if there is none of this name
     */
    public Program program(String name) {
        return programs().stream()
                .filter(program -> program.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new StackProblem("there is no '%s' here; there are: %s"
                        .formatted(
                                name,
                                String.join(
                                        ", ",
                                        programs().stream().map(Program::name).toList()))));
    }

    public Address address(Application application) {
        return Address.local(application.port() + PortPlan.offset(environment));
    }

    /** Publishes {@code deploy/nacos}, once for this launcher however many ask. */
    public synchronized void publishSettings() {
        if (!published) {
            publishSettings(checkout.module("deploy/nacos"));
            published = true;
        }
    }

    /** Publishes the settings of a folder, of which there may be fewer than in {@code deploy/nacos}. */
    public void publishSettings(Path folder) {
        new SettingsFiles(folder).publish(middleware.address(Middleware.NACOS), namespace(environment), placeholders());
    }

    /**
     * What a tool finds in its environment that works on the whole stack from outside: all that applications find, and as
     * {@code HEARTH_GATEWAY}, {@code HEARTH_MARIADB}, ... where everything is reached.
     */
    public Map<String, String> environmentOfTools() {
        var all = new HashMap<>(environment());
        for (var server : Middleware.values()) {
            all.put(server.variable(), middleware.address(server).toString());
        }
        for (var application : applications) {
            all.put("HEARTH_" + application.name(), address(application).toString());
        }
        all.put("HEARTH_HOME", home.root().toString());
        return all;
    }

    private Map<String, String> environment() {
        var all = new HashMap<>(middleware.credentials().byVariable());
        all.put("HEARTH_NACOS", middleware.address(Middleware.NACOS).toString());
        all.put("HEARTH_NACOS_NAMESPACE", namespace(environment));
        all.put("HEARTH_LOG_DIR", home.logs().toString());
        all.put("HEARTH_SIMULATOR_DATA", home.data("simulators").toString());
        all.put("HEARTH_WECHAT_KEYS", home.data("wechat").toString());
        all.putAll(settings);
        return all;
    }

    @Override
    public void close() {
        registry.close();
    }

    Map<String, String> environmentOf(Application application) {
        var all = new HashMap<>(environment());
        all.put("SERVER_PORT", "" + address(application).port());
        return all;
    }

    Registry registry() {
        return registry;
    }

    private Map<String, String> placeholders() {
        var all = new HashMap<String, String>();
        for (var server : Middleware.values()) {
            all.put(server.program(), middleware.address(server).toString());
        }
        var redis = middleware.address(Middleware.REDIS);
        all.put("redis.host", redis.host());
        all.put("redis.port", "" + redis.port());
        all.put("wechat", address(Application.PAY_CHANNELS).toString());
        all.put("sms", address(Application.SMS).toString());
        all.put("tax", address(Application.TAX_PLATFORM).toString());
        all.put("gateway", address(Application.GATEWAY).toString());
        return all;
    }

    private static String namespace(Map<String, String> environment) {
        return environment.getOrDefault("HEARTH_NACOS_NAMESPACE", "hearth-local");
    }
}
