package io.hearth.district;

import io.hearth.site.Door;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The district of {@code deploy/sample}: entered, imported and billed; what is there already is kept. */
public final class District {

    public static final String SEASON = "2026-2027";

    private static final String TARIFF = "harbin";

    private final Path samples;
    private final Door admin;

    /**
     * @param admin the door as an administrator
     * @param checkout the folder with {@code deploy/sample} in it
     */
    public District(Door admin, Path checkout) {
        this.samples = checkout.resolve("deploy/sample");
        this.admin = admin;
    }

    /** Takes all steps that lead to unpaid bills. */
    public void prepare() {
        enterNetwork();
        importProperties();
        publishTariff();
        bill();
    }

    /** Enters heat source, stations, district and communities; returns how many were not there. */
    public int enterNetwork() {
        return new Network(admin).enter(samples.resolve("binjiang-network.csv"));
    }

    /** Imports the company's list; returns the finished import. */
    public JsonNode importProperties() {
        return importProperties(samples.resolve("binjiang-district-2026.xlsx"));
    }

    /** Imports another list in the same shape; returns the finished import. */
    public JsonNode importProperties(Path sheet) {
        return new PropertyImport(admin).run(sheet, "IMPORT");
    }

    /** Publishes the price document of the city, unless it is published; returns it. */
    public JsonNode publishTariff() {
        return new SeasonBills(admin).publish(TARIFF);
    }

    /** Bills the season for all properties without a bill; returns the finished run. */
    public JsonNode bill() {
        return new SeasonBills(admin).bill(SEASON, TARIFF);
    }

    /** Customers with unpaid bills of the season, in the order of their bills. */
    public List<String> owing(int howMany) {
        var customers = new LinkedHashSet<String>();
        var page = 1;
        List<JsonNode> bills;
        do {
            bills = admin.get("/api/bills?status=UNPAID&size=200&season=" + SEASON + "&page=" + page++)
                    .items();
            bills.forEach(bill -> customers.add(bill.path("customerNo").asString()));
        } while (customers.size() < howMany && !bills.isEmpty());
        return customers.stream().limit(howMany).toList();
    }
}
