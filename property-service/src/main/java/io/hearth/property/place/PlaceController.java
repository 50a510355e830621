package io.hearth.property.place;

import io.hearth.property.PropertyProblem;
import io.hearth.property.network.Network;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Communities and buildings for staff. */
@RestController
@PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'ADMIN', 'OPS')")
class PlaceController {

    private final Places places;
    private final Network network;

    PlaceController(Places places, Network network) {
        this.places = places;
        this.network = network;
    }

    @GetMapping("/api/communities")
    Paged<CommunityView> communities(@RequestParam(required = false) @Nullable Long districtId, @Valid PageQuery page) {
        return places.communities(districtId, page).map(CommunityView::of);
    }

    @GetMapping("/api/communities/{id}")
    CommunityView community(@PathVariable long id) {
        return CommunityView.of(places.community(id));
    }

    @PostMapping("/api/communities")
    @PreAuthorize("hasRole('ADMIN')")
    ResponseEntity<CommunityView> enterCommunity(@Valid @RequestBody PlaceRequests.NewCommunity request) {
        var district = network.district(request.districtId());
        checkStation(request.stationId());
        try {
            var entered = places.addCommunity(request.name().strip(), district.id(), request.stationId(), null);
            return ResponseEntity.created(URI.create("/api/communities/" + entered.id()))
                    .body(CommunityView.of(entered));
        } catch (DuplicateKeyException e) {
            throw PropertyProblem.NAME_TAKEN.because(request.name()).causedBy(e);
        }
    }

    @GetMapping("/api/buildings")
    Paged<BuildingView> buildings(@RequestParam(required = false) @Nullable Long communityId, @Valid PageQuery page) {
        return places.buildings(communityId, page).map(BuildingView::of);
    }

    @GetMapping("/api/buildings/{id}")
    BuildingView building(@PathVariable long id) {
        return BuildingView.of(places.building(id));
    }

    @PostMapping("/api/buildings")
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    ResponseEntity<BuildingView> enterBuilding(@Valid @RequestBody PlaceRequests.NewBuilding request) {
        places.community(request.communityId());
        checkStation(request.stationId());
        try {
            var entered = places.addBuilding(request, request.name().strip());
            return ResponseEntity.created(URI.create("/api/buildings/" + entered.id()))
                    .body(BuildingView.of(entered));
        } catch (DuplicateKeyException e) {
            throw PropertyProblem.NAME_TAKEN.because(request.name()).causedBy(e);
        }
    }

    @PatchMapping("/api/buildings/{id}")
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    BuildingView changeBuilding(@PathVariable long id, @Valid @RequestBody PlaceRequests.ChangeBuilding change) {
        checkStation(change.stationId());
        return BuildingView.of(places.change(id, change));
    }

    private void checkStation(@Nullable Long id) {
        if (id != null) {
            network.station(id);
        }
    }

    /** A community as staff see it. */
    record CommunityView(
            long id,
            String name,
            long districtId,
            String district,
            @Nullable Long stationId,
            @Nullable String station) {

        static CommunityView of(Community community) {
            return new CommunityView(
                    community.id(),
                    community.name(),
                    community.districtId(),
                    community.district(),
                    community.stationId(),
                    community.station());
        }
    }

    /** A building as staff see it. */
    record BuildingView(
            long id,
            long communityId,
            String name,
            @Nullable String station,
            @Nullable Integer storeys,
            @Nullable BuildingType buildingType,
            @Nullable Boolean withLift,
            int version) {

        static BuildingView of(Building building) {
            return new BuildingView(
                    building.id(),
                    building.communityId(),
                    building.name(),
                    building.station(),
                    building.storeys(),
                    building.buildingType(),
                    building.withLift(),
                    building.version());
        }
    }
}
