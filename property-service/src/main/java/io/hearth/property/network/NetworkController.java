package io.hearth.property.network;

import io.hearth.property.PropertyProblem;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import java.net.URI;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Heat sources, stations and districts for staff; administrators enter them. */
@RestController
@PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'ADMIN', 'OPS')")
class NetworkController {

    private final Network network;

    NetworkController(Network network) {
        this.network = network;
    }

    @GetMapping("/api/heat-sources")
    Paged<HeatSource> heatSources(@Valid PageQuery page) {
        return network.heatSources(page);
    }

    @GetMapping("/api/heat-sources/{id}")
    HeatSource heatSource(@PathVariable long id) {
        return network.heatSource(id);
    }

    @PostMapping("/api/heat-sources")
    @PreAuthorize("hasRole('ADMIN')")
    ResponseEntity<HeatSource> enterHeatSource(@Valid @RequestBody NewName request) {
        var entered = unlessTaken(
                request.name(), () -> network.addHeatSource(request.name().strip(), null));
        return ResponseEntity.created(URI.create("/api/heat-sources/" + entered.id()))
                .body(entered);
    }

    @GetMapping("/api/districts")
    Paged<District> districts(@Valid PageQuery page) {
        return network.districts(page);
    }

    @GetMapping("/api/districts/{id}")
    District district(@PathVariable long id) {
        return network.district(id);
    }

    @PostMapping("/api/districts")
    @PreAuthorize("hasRole('ADMIN')")
    ResponseEntity<District> enterDistrict(@Valid @RequestBody NewName request) {
        var entered = unlessTaken(
                request.name(), () -> network.addDistrict(request.name().strip(), null));
        return ResponseEntity.created(URI.create("/api/districts/" + entered.id()))
                .body(entered);
    }

    @GetMapping("/api/stations")
    Paged<Station> stations(@RequestParam(required = false) @Nullable Long heatSourceId, @Valid PageQuery page) {
        return network.stations(heatSourceId, page);
    }

    @GetMapping("/api/stations/{id}")
    Station station(@PathVariable long id) {
        return network.station(id);
    }

    @PostMapping("/api/stations")
    @PreAuthorize("hasRole('ADMIN')")
    ResponseEntity<Station> enterStation(@Valid @RequestBody NewStation request) {
        var source = network.heatSource(request.heatSourceId());
        var entered = unlessTaken(
                request.name(), () -> network.addStation(request.name().strip(), source.id(), null));
        return ResponseEntity.created(URI.create("/api/stations/" + entered.id()))
                .body(entered);
    }

    private static <T> T unlessTaken(String name, Supplier<T> entering) {
        try {
            return entering.get();
        } catch (DuplicateKeyException e) {
            throw PropertyProblem.NAME_TAKEN.because(name).causedBy(e);
        }
    }
}
