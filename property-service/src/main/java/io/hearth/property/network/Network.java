package io.hearth.property.network;

import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.property.PropertyProblem;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** The stored heat sources, stations and districts. */
@Repository
public class Network {

    private final NetworkMapper mapper;

    Network(NetworkMapper mapper) {
        this.mapper = mapper;
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#HEAT_SOURCE_NOT_FOUND} */
    public HeatSource heatSource(long id) {
        return Optional.ofNullable(mapper.heatSource(id))
                .orElseThrow(() -> PropertyProblem.HEAT_SOURCE_NOT_FOUND.because(id));
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#DISTRICT_NOT_FOUND} */
    public District district(long id) {
        return Optional.ofNullable(mapper.district(id))
                .orElseThrow(() -> PropertyProblem.DISTRICT_NOT_FOUND.because(id));
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#STATION_NOT_FOUND} */
    public Station station(long id) {
        return Optional.ofNullable(mapper.station(id)).orElseThrow(() -> PropertyProblem.STATION_NOT_FOUND.because(id));
    }

    /** Those that there are, by name. */
    public Map<String, HeatSource> heatSourcesNamed(Collection<String> names) {
        return names.isEmpty()
                ? Map.of()
                : mapper.heatSourcesNamed(names).stream()
                        .collect(Collectors.toMap(HeatSource::name, Function.identity()));
    }

    /** Those that there are, by name. */
    public Map<String, District> districtsNamed(Collection<String> names) {
        return names.isEmpty()
                ? Map.of()
                : mapper.districtsNamed(names).stream().collect(Collectors.toMap(District::name, Function.identity()));
    }

    /** Those that there are, by name. */
    public Map<String, Station> stationsNamed(Collection<String> names) {
        return names.isEmpty()
                ? Map.of()
                : mapper.stationsNamed(names).stream().collect(Collectors.toMap(Station::name, Function.identity()));
    }

    /**
     * Enters a heat source.
     *
     * @param importId of the import that brings it; null when a person enters it
     * @throws org.springframework.dao.DuplicateKeyException if there is one of this name, like the others
     */
    public HeatSource addHeatSource(String name, @Nullable Long importId) {
        mapper.addHeatSource(name, importId);
        return Objects.requireNonNull(heatSourcesNamed(List.of(name)).get(name));
    }

    /** Enters a district. */
    public District addDistrict(String name, @Nullable Long importId) {
        mapper.addDistrict(name, importId);
        return Objects.requireNonNull(districtsNamed(List.of(name)).get(name));
    }

    /** Enters a station. */
    public Station addStation(String name, @Nullable Long heatSourceId, @Nullable Long importId) {
        mapper.addStation(name, heatSourceId, importId);
        return Objects.requireNonNull(stationsNamed(List.of(name)).get(name));
    }

    /** Removes what an import brought and nothing uses. */
    public void removeUnused(long importId) {
        mapper.removeUnusedStations(importId);
        mapper.removeUnusedDistricts(importId);
        mapper.removeUnusedHeatSources(importId);
    }

    Paged<HeatSource> heatSources(PageQuery query) {
        var found = mapper.heatSources(Page.of(query.number(), query.length()));
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    Paged<District> districts(PageQuery query) {
        var found = mapper.districts(Page.of(query.number(), query.length()));
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    Paged<Station> stations(@Nullable Long heatSourceId, PageQuery query) {
        var found = mapper.stations(Page.of(query.number(), query.length()), heatSourceId);
        return Paged.of(query, found.getRecords(), found.getTotal());
    }
}
