package io.hearth.site;

import java.nio.file.Path;
import java.util.Map;

/**
 * Where everything of one running Hearth is reached, and the secrets that its keeper has.
 *
 * @param environment what the launcher gives to tools, by the names of the variables
 */
public record Site(Map<String, String> environment) {

    public Site {
        environment = Map.copyOf(environment);
    }

    /** The one that {@code ./hearth} has brought up for this process. */
    public static Site ofThisProcess() {
        return new Site(System.getenv());
    }

    /** Address of the gateway, such as {@code http://127.0.0.1:8080}. */
    public String gateway() {
        return http("HEARTH_GATEWAY");
    }

    public PayChannel payChannel() {
        return new PayChannel(http("HEARTH_PAY_CHANNELS"), Path.of(value("HEARTH_WECHAT_KEYS")));
    }

    public Phones phones() {
        return new Phones(http("HEARTH_SMS"));
    }

    public TaxPlatform taxPlatform() {
        return new TaxPlatform(http("HEARTH_TAX_PLATFORM"));
    }

    public People people() {
        return new People(new Door(gateway()), phones(), value("HEARTH_ADMIN_PASSWORD"));
    }

    /** The one server that holds the databases of all services. */
    public Database database() {
        return new Database(value("HEARTH_MARIADB"), value("HEARTH_DB_USER"), value("HEARTH_DB_PASSWORD"));
    }

    /** Name server of the broker, as {@code host:port}. */
    public String broker() {
        return value("HEARTH_ROCKETMQ");
    }

    private String http(String variable) {
        return "http://" + value(variable);
    }

    private String value(String variable) {
        var value = environment.get(variable);
        if (value == null) {
            throw new IllegalStateException(variable + " is not set: run this by ./hearth");
        }
        return value;
    }

    /** Without the secrets. */
    @Override
    public String toString() {
        return "Site[" + environment.get("HEARTH_GATEWAY") + "]";
    }
}
