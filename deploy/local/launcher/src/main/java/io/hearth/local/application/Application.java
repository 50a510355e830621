package io.hearth.local.application;

import static io.hearth.local.application.Application.Kind.SERVICE;
import static io.hearth.local.application.Application.Kind.SIMULATOR;

import io.hearth.local.middleware.Middleware;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Every program of Hearth itself that a stack may run, each in a module of its own. */
public enum Application {
    PAY_CHANNELS(SIMULATOR, "simulators/pay-channels", "io.hearth.simulator.pay.PayChannelsSimulator", 8201, 128),
    SMS(SIMULATOR, "simulators/sms", "io.hearth.simulator.sms.SmsSimulator", 8202, 96),
    TAX_PLATFORM(SIMULATOR, "simulators/tax-platform", "io.hearth.simulator.tax.TaxPlatformSimulator", 8203, 96),

    // The longest start first, since no more start at once than there are cores.
    CHARGE_SERVICE(SERVICE, "charge-service", "io.hearth.charge.ChargeServiceApplication", 8105, 192, "charge_db"),
    PAYMENT_SERVICE(
            SERVICE,
            "payment-service",
            "io.hearth.payment.PaymentServiceApplication",
            8106,
            192,
            "payment_db",
            PAY_CHANNELS),
    BILLING_BILL_SERVICE(
            SERVICE,
            "billing-bill-service",
            "io.hearth.billing.BillingServiceApplication",
            8104,
            192,
            "billing_bill_db"),
    AUTH_CENTER(SERVICE, "auth-center", "io.hearth.auth.AuthCenterApplication", 8101, 160, "auth_db", SMS),
    USER_SERVICE(SERVICE, "user-service", "io.hearth.user.UserServiceApplication", 8102, 160, "user_db"),
    PROPERTY_SERVICE(
            SERVICE, "property-service", "io.hearth.property.PropertyServiceApplication", 8103, 160, "property_db"),
    INVOICE_SERVICE(
            SERVICE,
            "invoice-service",
            "io.hearth.invoice.InvoiceServiceApplication",
            8107,
            128,
            "invoice_db",
            TAX_PLATFORM),
    NOTIFICATION_SERVICE(
            SERVICE,
            "notification-service",
            "io.hearth.notification.NotificationServiceApplication",
            8108,
            128,
            "notification_db",
            SMS),
    GATEWAY(SERVICE, "gateway", "io.hearth.gateway.GatewayApplication", 8080, 160);

    /** Whether it belongs to Hearth, or plays somebody outside of it. */
    public enum Kind {
        SERVICE,
        SIMULATOR
    }

    private final Kind kind;
    private final String module;
    private final String mainClass;
    private final int port;
    private final int heapMegabytes;
    private final String database;
    private final Set<Application> after;

    Application(Kind kind, String module, String mainClass, int port, int heapMegabytes) {
        this(kind, module, mainClass, port, heapMegabytes, "");
    }

    Application(
            Kind kind,
            String module,
            String mainClass,
            int port,
            int heapMegabytes,
            String database,
            Application... after) {
        this.kind = kind;
        this.module = module;
        this.mainClass = mainClass;
        this.port = port;
        this.heapMegabytes = heapMegabytes;
        this.database = database;
        this.after = Set.of(after);
    }

    public Kind kind() {
        return kind;
    }

    /** The folder of its module, seen from the root of the checkout. */
    public String module() {
        return module;
    }

    public String mainClass() {
        return mainClass;
    }

    /** Its name as a process, and in the registry: that of its module. */
    public String program() {
        return module.substring(module.lastIndexOf('/') + 1);
    }

    /** Its port where nothing is moved. */
    public int port() {
        return port;
    }

    int heapMegabytes() {
        return heapMegabytes;
    }

    /** The database that is its own, if it stores anything. */
    Optional<String> database() {
        return database.isEmpty() ? Optional.empty() : Optional.of(database);
    }

    /** What it talks to from its first moment on. */
    Set<Application> after() {
        return after;
    }

    /** A service with a database books, locks, announces and remembers; one without only finds the others. */
    Set<Middleware> middleware() {
        return switch (kind) {
            case SIMULATOR -> Set.of();
            case SERVICE ->
                database.isEmpty() ? EnumSet.of(Middleware.NACOS, Middleware.REDIS) : EnumSet.allOf(Middleware.class);
        };
    }
}
