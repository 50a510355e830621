package io.hearth.property.place;

import io.hearth.identity.Caller;
import io.hearth.identity.Role;
import io.hearth.problem.FieldProblem;
import io.hearth.problem.WebProblem;
import io.hearth.property.PropertyProblem;
import io.hearth.property.sheet.PropertyAddress;
import io.hearth.security.CurrentCaller;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Properties for staff, and each resident's own. */
@RestController
class PropertyController {

    private final Properties properties;
    private final Places places;
    private final Occupants occupants;
    private final CurrentCaller caller;

    PropertyController(Properties properties, Places places, Occupants occupants, CurrentCaller caller) {
        this.properties = properties;
        this.places = places;
        this.occupants = occupants;
        this.caller = caller;
    }

    @GetMapping("/api/me/properties")
    @PreAuthorize("hasRole('RESIDENT')")
    Paged<PropertyView> mine(@Valid PageQuery page) {
        return views(PropertyQuery.ofIds(occupants.propertiesOf(caller.get().customers())), page);
    }

    /** @param keyword the beginning of an address, or the whole number in the company's records of before */
    @GetMapping("/api/properties")
    @PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'ADMIN', 'OPS')")
    Paged<PropertyView> find(
            @RequestParam(required = false) @Nullable Long districtId,
            @RequestParam(required = false) @Nullable Long communityId,
            @RequestParam(required = false) @Nullable Long buildingId,
            @RequestParam(required = false) @Nullable SupplyStatus supplyStatus,
            @RequestParam(required = false) @Size(min = 1, max = 32) @Nullable String customerNo,
            @RequestParam(required = false) @Size(min = 1, max = 100) @Pattern(regexp = PlaceRequests.TEXT) @Nullable String keyword,
            @Valid PageQuery page) {
        return views(
                new PropertyQuery(
                        customerNo == null ? null : occupants.propertiesOf(List.of(customerNo)),
                        districtId,
                        communityId,
                        buildingId,
                        supplyStatus,
                        keyword,
                        keyword == null ? null : keyword.replaceAll("[!%_]", "!$0") + "%"),
                page);
    }

    @GetMapping("/api/properties/{id}")
    @PreAuthorize("hasAnyRole('RESIDENT', 'CLERK', 'FINANCE', 'ADMIN', 'OPS')")
    PropertyView one(@PathVariable long id) {
        var customer = customerOf(id);
        if (!maySee(caller.get(), customer)) {
            throw PropertyProblem.PROPERTY_NOT_FOUND.because(id);
        }
        return PropertyView.of(properties.byId(id), customer);
    }

    @PostMapping("/api/properties")
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    ResponseEntity<PropertyView> enter(@Valid @RequestBody NewProperty request) {
        PropertyFigures.check(request.areas());
        var entered = properties.add(property(request));
        return ResponseEntity.created(URI.create("/api/properties/" + entered.id()))
                .body(PropertyView.of(entered, Optional.empty()));
    }

    @PatchMapping("/api/properties/{id}")
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    PropertyView change(@PathVariable long id, @Valid @RequestBody ChangeProperty change) {
        return PropertyView.of(properties.change(id, change), customerOf(id));
    }

    private Property property(NewProperty request) {
        var building = places.building(request.buildingId());
        var community = places.community(building.communityId());
        var unit = request.unit() == null || request.unit().isBlank()
                ? null
                : request.unit().strip();
        var address = new PropertyAddress(
                community.name(), building.name(), unit, request.room().strip());
        var forPeople = AddressKey.forPeople(address);
        if (forPeople.length() > Property.LONGEST_ADDRESS) {
            throw WebProblem.INVALID_CONTENT
                    .because()
                    .at(List.of(
                            new FieldProblem("room", "ADDRESS_TOO_LONG", "整个地址过长", "the whole address is too long")));
        }
        return new Property(
                community.id(),
                building.id(),
                unit,
                request.room().strip(),
                AddressKey.of(address),
                forPeople,
                request.formerNo(),
                request.areas(),
                request.storeyHeightMetres(),
                request.customerClass(),
                SupplyStatus.HEATED,
                request.connectedFrom());
    }

    private Paged<PropertyView> views(PropertyQuery query, PageQuery page) {
        var found = properties.find(query, page);
        var customers = occupants.customersOf(
                found.items().stream().map(PropertyDetails::id).toList());
        return found.map(property -> PropertyView.of(property, Optional.ofNullable(customers.get(property.id()))));
    }

    private Optional<String> customerOf(long id) {
        return Optional.ofNullable(occupants.customersOf(List.of(id)).get(id));
    }

    private static boolean maySee(Caller caller, Optional<String> customer) {
        return !caller.has(Role.RESIDENT) || customer.filter(caller::maySee).isPresent();
    }
}
