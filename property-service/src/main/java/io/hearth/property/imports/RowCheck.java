package io.hearth.property.imports;

import io.hearth.property.network.District;
import io.hearth.property.network.Network;
import io.hearth.property.network.Station;
import io.hearth.property.place.AddressKey;
import io.hearth.property.place.Building;
import io.hearth.property.place.Community;
import io.hearth.property.place.Places;
import io.hearth.property.place.Properties;
import io.hearth.property.place.Property;
import io.hearth.property.sheet.PropertyColumn;
import io.hearth.property.sheet.PropertyEntry;
import io.hearth.property.sheet.RowError;
import io.hearth.property.sheet.RowErrorCode;
import io.hearth.property.sheet.RowOutcome;
import io.hearth.property.sheet.SheetHeader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Checks rows against what is stored: places that must be known, addresses that must be free. */
@Component
class RowCheck {

    private final Network network;
    private final Places places;
    private final Properties properties;

    RowCheck(Network network, Places places, Properties properties) {
        this.network = network;
        this.places = places;
        this.properties = properties;
    }

    CheckedRows check(ImportRow job, SheetHeader header, List<RowOutcome> outcomes) {
        var rows = outcomes.stream()
                .filter(RowOutcome.Good.class::isInstance)
                .map(outcome -> row(((RowOutcome.Good) outcome).property()))
                .toList();
        var stored = new Stored(rows);
        var batch = new Batch(job.createMissing(), header, stored);
        var byLine = rows.stream().collect(Collectors.toMap(CheckedRows.Good::line, Function.identity()));
        for (var outcome : outcomes) {
            switch (outcome) {
                case RowOutcome.Skipped ignored -> batch.skip();
                case RowOutcome.Bad bad -> batch.reject(bad.errors());
                case RowOutcome.Good good ->
                    batch.take(Objects.requireNonNull(byLine.get(good.property().line())));
            }
        }
        return batch.checked(outcomes.getLast().source().line());
    }

    private static CheckedRows.Good row(PropertyEntry entry) {
        return new CheckedRows.Good(entry, AddressKey.of(entry.address()), AddressKey.forPeople(entry.address()));
    }

    private record BuildingPlace(long communityId, String nameKey) {}

    /** What is stored of everything that the rows name. */
    private final class Stored {

        private final Map<String, District> districts;
        private final Map<String, Station> stations;
        private final Map<String, Community> communities;
        private final Map<BuildingPlace, Building> buildings;
        private final Set<Properties.Taken> taken;

        Stored(List<CheckedRows.Good> rows) {
            districts = network.districtsNamed(
                    names(rows, row -> row.entry().network().district()));
            stations = network.stationsNamed(
                    names(rows, row -> row.entry().network().station()));
            communities = places.communitiesOf(names(rows, row -> row.key().community())).stream()
                    .collect(Collectors.toMap(Community::nameKey, Function.identity()));
            buildings = places
                    .buildingsOf(
                            communities.values().stream().map(Community::id).toList(),
                            names(rows, row -> row.key().building()))
                    .stream()
                    .collect(Collectors.toMap(
                            building -> new BuildingPlace(building.communityId(), building.nameKey()),
                            Function.identity()));
            taken = properties.taken(
                    buildings.values().stream().map(Building::id).toList(),
                    names(rows, row -> row.key().room()));
        }

        @Nullable Building building(AddressKey key) {
            var community = communities.get(key.community());
            return community == null ? null : buildings.get(new BuildingPlace(community.id(), key.building()));
        }

        boolean isTaken(AddressKey key) {
            var building = building(key);
            return building != null && taken.contains(new Properties.Taken(building.id(), key.unit(), key.room()));
        }

        private static Set<String> names(
                List<CheckedRows.Good> rows, Function<CheckedRows.Good, @Nullable String> name) {
            return rows.stream().map(name).filter(Objects::nonNull).collect(Collectors.toSet());
        }
    }

    /** The batch as it is being checked. */
    private static final class Batch {

        private final boolean createMissing;
        private final SheetHeader header;
        private final Stored stored;
        private final Map<String, String> districtsOfNewCommunities = new HashMap<>();
        private final List<CheckedRows.Good> good = new ArrayList<>();
        private final List<Finding> findings = new ArrayList<>();
        private int rejected;
        private int skipped;

        Batch(boolean createMissing, SheetHeader header, Stored stored) {
            this.createMissing = createMissing;
            this.header = header;
            this.stored = stored;
        }

        CheckedRows checked(int lastLine) {
            return new CheckedRows(List.copyOf(good), List.copyOf(findings), rejected, skipped, lastLine);
        }

        void skip() {
            skipped++;
        }

        void reject(List<RowError> errors) {
            errors.stream().map(Finding::of).forEach(findings::add);
            rejected++;
        }

        void take(CheckedRows.Good row) {
            var errors = Stream.of(community(row), district(row), station(row), address(row), customer(row))
                    .flatMap(List::stream)
                    .toList();
            if (errors.isEmpty()) {
                good.add(row);
                warn(row);
            } else {
                reject(errors);
            }
        }

        private List<RowError> community(CheckedRows.Good row) {
            if (stored.communities.containsKey(row.key().community())) {
                return List.of();
            }
            if (!createMissing) {
                return error(
                        row,
                        PropertyColumn.COMMUNITY,
                        RowErrorCode.UNKNOWN_COMMUNITY,
                        row.entry().address().community());
            }
            var district = row.entry().network().district();
            var known = districtsOfNewCommunities.get(row.key().community());
            if (district == null) {
                return known == null ? error(row, PropertyColumn.DISTRICT, RowErrorCode.MISSING_VALUE) : List.of();
            }
            districtsOfNewCommunities.putIfAbsent(row.key().community(), district);
            return known == null || known.equals(district) ? List.of() : otherDistrict(row, known);
        }

        private List<RowError> district(CheckedRows.Good row) {
            var district = row.entry().network().district();
            if (district == null) {
                return List.of();
            }
            if (!createMissing && !stored.districts.containsKey(district)) {
                return error(row, PropertyColumn.DISTRICT, RowErrorCode.UNKNOWN_DISTRICT, district);
            }
            var community = stored.communities.get(row.key().community());
            return community == null || community.district().equals(district)
                    ? List.of()
                    : otherDistrict(row, community.district());
        }

        private List<RowError> otherDistrict(CheckedRows.Good row, String district) {
            return error(
                    row,
                    PropertyColumn.DISTRICT,
                    RowErrorCode.OTHER_DISTRICT,
                    row.entry().address().community(),
                    district);
        }

        private List<RowError> station(CheckedRows.Good row) {
            var station = row.entry().network().station();
            return station == null || createMissing || stored.stations.containsKey(station)
                    ? List.of()
                    : error(row, PropertyColumn.STATION, RowErrorCode.UNKNOWN_STATION, station);
        }

        private List<RowError> address(CheckedRows.Good row) {
            if (row.address().length() > Property.LONGEST_ADDRESS) {
                return error(row, PropertyColumn.ROOM, RowErrorCode.TEXT_TOO_LONG, Property.LONGEST_ADDRESS);
            }
            return stored.isTaken(row.key()) ? error(row, PropertyColumn.ROOM, RowErrorCode.ALREADY_STORED) : List.of();
        }

        // A property without any customer is entered as empty; a phone without a name is a slip.
        private List<RowError> customer(CheckedRows.Good row) {
            var customer = row.entry().customer();
            return customer.name() == null && (customer.phone() != null || customer.identityNumber() != null)
                    ? error(row, PropertyColumn.CUSTOMER_NAME, RowErrorCode.MISSING_VALUE)
                    : List.of();
        }

        private void warn(CheckedRows.Good row) {
            var heat = row.entry().network();
            var building = stored.building(row.key());
            if (heat.station() != null && building != null && differs(heat.station(), building.station())) {
                findings.add(Finding.networkDiffers(
                        row.line(), header.nameOf(PropertyColumn.STATION), Objects.toString(building.station(), "")));
            }
            var station = heat.station() == null ? null : stored.stations.get(heat.station());
            if (heat.heatSource() != null && station != null && differs(heat.heatSource(), station.heatSource())) {
                findings.add(Finding.networkDiffers(
                        row.line(),
                        header.nameOf(PropertyColumn.HEAT_SOURCE),
                        Objects.toString(station.heatSource(), "")));
            }
        }

        private static boolean differs(String told, @Nullable String known) {
            return !told.equals(known);
        }

        private List<RowError> error(
                CheckedRows.Good row, PropertyColumn column, RowErrorCode code, Object... details) {
            return List.of(code.at(row.line(), header.nameOf(column), details));
        }
    }
}
