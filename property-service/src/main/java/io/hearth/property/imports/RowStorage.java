package io.hearth.property.imports;

import io.hearth.property.binding.Bindings;
import io.hearth.property.network.District;
import io.hearth.property.network.HeatSource;
import io.hearth.property.network.Network;
import io.hearth.property.network.Station;
import io.hearth.property.place.Areas;
import io.hearth.property.place.Building;
import io.hearth.property.place.Community;
import io.hearth.property.place.Places;
import io.hearth.property.place.Properties;
import io.hearth.property.place.Property;
import io.hearth.property.place.SupplyStatus;
import io.hearth.property.sheet.PropertyEntry;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Stores checked rows: places that are missing first, then the properties, then who owes for them. */
@Component
class RowStorage {

    private final Network network;
    private final Places places;
    private final Properties properties;
    private final Bindings bindings;

    RowStorage(Network network, Places places, Properties properties, Bindings bindings) {
        this.network = network;
        this.places = places;
        this.properties = properties;
        this.bindings = bindings;
    }

    /**
     * Stores rows, as part of the caller's transaction.
     *
     * @param customers by line, of those rows that name one
     * @throws org.springframework.dao.DuplicateKeyException if somebody entered one of these places since they were checked
     */
    void store(ImportRow job, List<CheckedRows.Good> rows, Map<Integer, String> customers) {
        var entering = new Entering(job, rows);
        var byLine = new LinkedHashMap<Integer, Property>();
        rows.forEach(row -> byLine.put(row.line(), entering.property(row)));
        var ids = properties.addImported(job.id(), byLine);
        bindings.addImported(
                job.id(),
                rows.stream()
                        .filter(row -> customers.containsKey(row.line()))
                        .map(row -> new Bindings.NewBinding(
                                Objects.requireNonNull(ids.get(row.line())),
                                Objects.requireNonNull(customers.get(row.line())),
                                row.entry().firstSuppliedOn()))
                        .toList(),
                job.receivedBy());
    }

    private record BuildingPlace(long communityId, String nameKey) {}

    /** The places of one batch, entered where they are missing. */
    private final class Entering {

        private final ImportRow job;
        private final Map<String, HeatSource> heatSources;
        private final Map<String, Station> stations;
        private final Map<String, District> districts;
        private final Map<String, Community> communities;
        private final Map<BuildingPlace, Building> buildings;

        Entering(ImportRow job, List<CheckedRows.Good> rows) {
            this.job = job;
            heatSources = new HashMap<>(network.heatSourcesNamed(
                    names(rows, row -> row.entry().network().heatSource())));
            stations = new HashMap<>(network.stationsNamed(
                    names(rows, row -> row.entry().network().station())));
            districts = new HashMap<>(network.districtsNamed(
                    names(rows, row -> row.entry().network().district())));
            communities = places.communitiesOf(names(rows, row -> row.key().community())).stream()
                    .collect(Collectors.toMap(Community::nameKey, Function.identity(), (a, b) -> a, HashMap::new));
            buildings = places
                    .buildingsOf(
                            communities.values().stream().map(Community::id).toList(),
                            names(rows, row -> row.key().building()))
                    .stream()
                    .collect(Collectors.toMap(
                            building -> new BuildingPlace(building.communityId(), building.nameKey()),
                            Function.identity(),
                            (a, b) -> a,
                            HashMap::new));
        }

        Property property(CheckedRows.Good row) {
            var entry = row.entry();
            var building = building(row);
            var areas = entry.areas();
            return new Property(
                    building.communityId(),
                    building.id(),
                    entry.address().unit(),
                    entry.address().room(),
                    row.key(),
                    row.address(),
                    entry.customer().customerNo(),
                    new Areas(
                            areas.buildingSquareMetres(),
                            areas.usableSquareMetres(),
                            areas.innerSquareMetres(),
                            areas.chargingSquareMetres()),
                    entry.storeyHeightMetres(),
                    entry.customerClass().name(),
                    switch (entry.supplyStatus()) {
                        case SUPPLIED -> SupplyStatus.HEATED;
                        case STOPPED -> SupplyStatus.STOPPED;
                    },
                    entry.firstSuppliedOn());
        }

        private Building building(CheckedRows.Good row) {
            var community = communities.computeIfAbsent(row.key().community(), key -> enterCommunity(row.entry()));
            return buildings.computeIfAbsent(
                    new BuildingPlace(community.id(), row.key().building()),
                    place -> places.addBuilding(
                            community.id(),
                            row.entry().address().building(),
                            ownStation(community, station(row.entry())),
                            job.id()));
        }

        private Community enterCommunity(PropertyEntry entry) {
            var station = station(entry);
            return places.addCommunity(
                    entry.address().community(),
                    district(Objects.requireNonNull(entry.network().district())).id(),
                    station == null ? null : station.id(),
                    onlyIfWanted());
        }

        private District district(String name) {
            return districts.computeIfAbsent(name, missing -> network.addDistrict(missing, onlyIfWanted()));
        }

        private @Nullable Station station(PropertyEntry entry) {
            var name = entry.network().station();
            return name == null
                    ? null
                    : stations.computeIfAbsent(
                            name,
                            missing -> network.addStation(
                                    missing, heatSource(entry.network().heatSource()), onlyIfWanted()));
        }

        private @Nullable Long heatSource(@Nullable String name) {
            return name == null
                    ? null
                    : heatSources
                            .computeIfAbsent(name, missing -> network.addHeatSource(missing, onlyIfWanted()))
                            .id();
        }

        // Checked rows name nothing unknown unless it is to be entered, but an undo may have removed a place since.
        private long onlyIfWanted() {
            if (!job.createMissing()) {
                throw new IllegalStateException(
                        "a place was removed while rows of import " + job.id() + " were checked");
            }
            return job.id();
        }

        private static @Nullable Long ownStation(Community community, @Nullable Station station) {
            return station == null || Objects.equals(community.stationId(), station.id()) ? null : station.id();
        }

        private static List<String> names(
                List<CheckedRows.Good> rows, Function<CheckedRows.Good, @Nullable String> name) {
            return rows.stream().map(name).filter(Objects::nonNull).distinct().toList();
        }
    }
}
