package io.hearth.property.binding;

import static io.hearth.property.PlacesForTests.name;
import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.identity.Role;
import io.hearth.property.CustomersInMemory;
import io.hearth.property.PlacesForTests;
import io.hearth.property.PropertyServiceTest;
import io.hearth.property.api.BillableProperties;
import io.hearth.test.Doors;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

@PropertyServiceTest
class BindingApiTest {

    @LocalServerPort
    int port;

    @Autowired
    CustomersInMemory customers;

    RestTestClient clerk;
    RestTestClient billing;
    PlacesForTests places;

    @BeforeEach
    void signIn() {
        clerk = Doors.staff(port, Role.CLERK);
        billing = Doors.service(port, "billing-bill-service");
        places = new PlacesForTests(Doors.staff(port, Role.ADMIN));
    }

    @Test
    void aPropertyHasOneCustomerAtATime() {
        var property = places.property();
        var first = customers.opened();
        var second = customers.opened();
        bind(property, first, "2020-05-01").expectStatus().isCreated();

        bind(property, second, "2026-10-01")
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("PROPERTY_HAS_CUSTOMER");
        end(property, bindingOf(property), "2026-10-01").expectStatus().isOk();
        bind(property, second, "2026-09-30")
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("BINDING_OVERLAPS");
        bind(property, second, "2026-10-01").expectStatus().isCreated();

        clerk.get()
                .uri("/api/properties/" + property + "/bindings")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.items.length()")
                .isEqualTo(2)
                .jsonPath("$.items[0].until")
                .isEqualTo("2026-10-01")
                .jsonPath("$.items[1].customerNo")
                .isEqualTo(second)
                .jsonPath("$.items[1].until")
                .isEmpty();
    }

    @Test
    void ofTwoAtTheSameMomentOneIsBound() throws Exception {
        var property = places.property();
        var numbers = List.of(customers.opened(), customers.opened(), customers.opened(), customers.opened());
        try (var threads = Executors.newFixedThreadPool(numbers.size())) {
            var statuses = threads
                    .invokeAll(numbers.stream()
                            .<Callable<Integer>>map(no -> () -> bind(property, no, "2026-10-01")
                                    .returnResult(Void.class)
                                    .getStatus()
                                    .value())
                            .toList())
                    .stream()
                    .map(Future::resultNow)
                    .toList();
            assertThat(statuses).containsExactlyInAnyOrder(201, 409, 409, 409);
        }
    }

    @Test
    void aBindingEndsOnceAndNotBeforeItBegan() {
        var property = places.property();
        bind(property, customers.opened(), "2026-10-01").expectStatus().isCreated();
        var binding = bindingOf(property);

        end(property, binding, "2026-09-30")
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("SPAN_REVERSED");
        end(property, binding, "2026-10-02").expectStatus().isOk();
        end(property, binding, "2026-10-03")
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("BINDING_ENDED");
        end(property, 999_999, "2026-10-03").expectStatus().isNotFound();
        end(places.property(), binding, "2026-10-03").expectStatus().isNotFound();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"customerNo\":\"c1\",\"from\":\"2026-10-01\"}",
                "{\"customerNo\":\"C1\",\"from\":\"yesterday\"}",
                "{\"customerNo\":\"C1\"}",
                "{\"customerNo\":\"C1\",\"from\":\"2026-10-01\",\"until\":\"2026-11-01\"}"
            })
    void badContentIsRefused(String body) {
        post("/api/properties/" + places.property() + "/bindings", body)
                .expectStatus()
                .is4xxClientError();
    }

    @Test
    void customersAndPropertiesMustBeThere() {
        bind(places.property(), "C0", "2026-10-01")
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("NO_SUCH_CUSTOMER");
        bind(999_999, customers.opened(), "2026-10-01").expectStatus().isNotFound();
        clerk.get()
                .uri("/api/properties/999999/bindings")
                .exchange()
                .expectStatus()
                .isNotFound();
        Doors.resident(port, "C1")
                .get()
                .uri("/api/properties/1/bindings")
                .exchange()
                .expectStatus()
                .isForbidden();
    }

    @Test
    void billingGetsPropertiesWithACustomerInTheOrderOfTheirIds() {
        var communityName = name("小区");
        var district = places.district(name("片区"));
        var community = places.community(communityName, district);
        var building = places.building(community, "1号楼");
        var first = places.property(building, "101");
        var empty = places.property(building, "102");
        var third = places.property(building, "103");
        var customerNo = customers.opened();
        bind(third, customerNo, "2026-10-01").expectStatus().isCreated();
        bind(first, customerNo, "2026-10-01").expectStatus().isCreated();

        var all = billable("after=0&limit=1000&communityId=" + community);
        assertThat(all).extracting(BillableProperties.Property::propertyId).containsExactly(first, third);
        assertThat(billable("after=0&limit=1&districtId=" + district))
                .extracting(BillableProperties.Property::propertyId)
                .containsExactly(first);
        assertThat(billable("after=" + first + "&limit=1000&districtId=" + district))
                .extracting(BillableProperties.Property::propertyId)
                .containsExactly(third);
        assertThat(all.getFirst()).satisfies(property -> {
            assertThat(property.customerNo()).isEqualTo(customerNo);
            assertThat(property.address()).isEqualTo(communityName + " 1号楼 2单元 101");
            assertThat(property.customerClass()).isEqualTo("RESIDENT");
            assertThat(property.buildingAreaSquareMetres()).isEqualTo(new BigDecimal("80.00"));
            assertThat(property.supplyStopped()).isFalse();
            assertThat(property.buildingType()).isNull();
            assertThat(property.connectedFrom()).isNull();
        });
        billing.get()
                .uri("/internal/properties/billable/count?communityId=" + community)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(Long.class)
                .isEqualTo(2L);
        end(first, bindingOf(first), "2026-11-01").expectStatus().isOk();
        assertThat(billable("after=0&limit=1000&communityId=" + community))
                .extracting(BillableProperties.Property::propertyId)
                .containsExactly(third)
                .doesNotContain(empty);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "after=0",
                "limit=5",
                "after=-1&limit=5",
                "after=0&limit=0",
                "after=0&limit=1001",
                "after=x&limit=5"
            })
    void billingMustAskRight(String query) {
        billing.get()
                .uri("/internal/properties/billable?" + query)
                .exchange()
                .expectStatus()
                .isEqualTo(422);
    }

    @Test
    void nothingInsideIsOpenThroughTheGateway() {
        for (var path : List.of("billable?after=0&limit=1", "billable/count")) {
            Doors.staff(port, Role.ADMIN)
                    .get()
                    .uri("/internal/properties/" + path)
                    .exchange()
                    .expectStatus()
                    .isForbidden();
        }
    }

    private List<BillableProperties.Property> billable(String query) {
        return Objects.requireNonNull(billing.get()
                        .uri("/internal/properties/billable?" + query)
                        .exchange()
                        .expectStatus()
                        .isOk()
                        .expectBody(BillableProperties.class)
                        .returnResult()
                        .getResponseBody())
                .properties();
    }

    private RestTestClient.ResponseSpec bind(long property, String customerNo, String from) {
        return post(
                "/api/properties/" + property + "/bindings",
                "{\"customerNo\":\"%s\",\"from\":\"%s\"}".formatted(customerNo, from));
    }

    private RestTestClient.ResponseSpec end(long property, long binding, String until) {
        return post(
                "/api/properties/" + property + "/bindings/" + binding + "/end", "{\"until\":\"%s\"}".formatted(until));
    }

    private long bindingOf(long property) {
        return Objects.requireNonNull(clerk.get()
                        .uri("/api/properties/" + property + "/bindings")
                        .exchange()
                        .expectBody(BindingController.BindingsView.class)
                        .returnResult()
                        .getResponseBody())
                .items()
                .getLast()
                .bindingId();
    }

    private RestTestClient.ResponseSpec post(String uri, String body) {
        return clerk.post()
                .uri(uri)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }
}
