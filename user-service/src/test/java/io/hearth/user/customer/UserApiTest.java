package io.hearth.user.customer;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.identity.Caller;
import io.hearth.identity.InsideIdentity;
import io.hearth.identity.Role;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import io.hearth.user.api.CustomerContacts;
import io.hearth.user.api.CustomerNumbers;
import io.hearth.user.api.CustomersOfPhone;
import io.hearth.user.api.PhoneQuery;
import io.hearth.user.api.RegisterCustomers;
import io.hearth.user.api.RegisteredCustomers;
import io.hearth.user.api.UnregisterCustomers;
import io.hearth.user.api.UnregisteredCustomers;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.client.RestTestClient;

@ServiceTest(database = "user_db")
@ExtendWith(OutputCaptureExtension.class)
class UserApiTest {

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient database;

    @Autowired
    InsideIdentity identity;

    RestTestClient service;

    private final String run = "import:" + UUID.randomUUID() + ":";

    @BeforeEach
    void signIn() {
        service = Doors.service(port, "property-service");
    }

    @Test
    void registeringAnswersInTheOrderAskedAndTheSameEachTime() {
        var entries = List.of(
                entry("1", "甲", People.phone(), People.idNumber()),
                entry("2", "乙", People.phone(), null),
                entry("3", "丙", null, null));
        var first = register(entries);

        assertThat(first).hasSize(3).doesNotHaveDuplicates();
        assertThat(register(entries)).isEqualTo(first);
        assertThat(register(List.of(entries.get(2), entries.get(0)))).containsExactly(first.get(2), first.get(0));
    }

    @Test
    void registeringFindsTheSamePersonByIdentityNumber() {
        var idNumber = People.idNumber();
        var first = register(List.of(entry("1", "甲", People.phone(), idNumber)));

        assertThat(register(List.of(entry("2", "甲", People.phone(), idNumber)))).isEqualTo(first);
    }

    @Test
    void registeringFindsTheSamePersonByPhoneAndNameWhenThereIsNoIdentityNumber() {
        var phone = People.phone();
        var known = register(List.of(entry("1", "甲", phone, People.idNumber()))).getFirst();

        assertThat(register(List.of(
                        entry("2", "甲", phone, null), entry("3", "乙", phone, null), entry("4", "甲", phone, null))))
                .satisfies(found -> {
                    assertThat(found.get(0)).isEqualTo(known);
                    assertThat(found.get(1)).isNotEqualTo(known);
                    assertThat(found.get(2)).isEqualTo(known);
                });
    }

    @Test
    void aPersonTwiceInOneBatchIsOneCustomer() {
        var idNumber = People.idNumber();
        var phone = People.phone();

        assertThat(Set.copyOf(register(List.of(
                        entry("1", "甲", phone, idNumber),
                        entry("2", "甲", null, idNumber),
                        entry("3", "甲", phone, null)))))
                .hasSize(1);
    }

    @Test
    void peopleOfWhomOnlyTheNameIsKnownAreNeverTakenForOneAnother() {
        assertThat(register(List.of(entry("1", "王伟", null, null), entry("2", "王伟", null, null))))
                .doesNotHaveDuplicates();
    }

    @Test
    void theSameBatchAtTheSameTimeOpensNobodyTwice() throws Exception {
        var entries = IntStream.range(0, 50)
                .mapToObj(i -> entry("" + i, "甲", People.phone(), People.idNumber()))
                .toList();
        Callable<List<String>> registering = () -> register(entries);
        try (var threads = Executors.newFixedThreadPool(4)) {
            var answers = threads.invokeAll(List.of(registering, registering, registering, registering)).stream()
                    .map(Future::resultNow)
                    .toList();
            assertThat(Set.copyOf(answers)).hasSize(1);
        }
        assertThat(database.sql("SELECT COUNT(*) FROM registration WHERE external_ref LIKE ?")
                        .param(run + "%")
                        .query(Integer.class)
                        .single())
                .isEqualTo(50);
    }

    @Test
    void registeringRefusesTheWholeBatchForOneWrongIdentityNumber(CapturedOutput output) {
        post(
                        "register",
                        new RegisterCustomers(List.of(
                                entry("1", "甲", People.phone(), People.idNumber()),
                                entry("2", "乙", null, "990101199008020018"))))
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.errors[0].field")
                .isEqualTo("entries[1].idNumber");
        assertThat(database.sql("SELECT COUNT(*) FROM registration WHERE external_ref LIKE ?")
                        .param(run + "%")
                        .query(Integer.class)
                        .single())
                .isZero();
        assertThat(output).doesNotContain("990101199008020018");
    }

    @Test
    void registeringRefusesBatchesThatAreEmptyOrTooLong() {
        post("register", new RegisterCustomers(List.of())).expectStatus().isEqualTo(422);
        post(
                        "register",
                        new RegisterCustomers(IntStream.range(0, 501)
                                .mapToObj(i -> entry("" + i, "甲", null, null))
                                .toList()))
                .expectStatus()
                .isEqualTo(422);
    }

    @Test
    void unregisteringRemovesWhoCameByTheImportAloneAndCanBeRepeated() {
        var no = register(List.of(entry("1", "甲", People.phone(), People.idNumber())))
                .getFirst();

        assertThat(unregister("1")).isEqualTo(new UnregisteredCustomers(1, 1));
        assertThat(unregister("1")).isEqualTo(new UnregisteredCustomers(0, 0));
        assertThat(known(no)).isEmpty();
    }

    @Test
    void unregisteringKeepsWhoIsRegisteredByAnotherImportToo() {
        var idNumber = People.idNumber();
        var no = register(List.of(entry("1", "甲", null, idNumber))).getFirst();
        register(List.of(entry("2", "甲", null, idNumber)));

        assertThat(unregister("1")).isEqualTo(new UnregisteredCustomers(1, 0));
        assertThat(known(no)).containsExactly(no);
        assertThat(unregister("2")).isEqualTo(new UnregisteredCustomers(1, 1));
        assertThat(known(no)).isEmpty();
    }

    @Test
    void unregisteringKeepsWhoWasChangedSince() {
        var no = register(List.of(entry("1", "甲", People.phone(), null))).getFirst();
        Doors.staff(port, Role.CLERK)
                .patch()
                .uri("/api/customers/" + no)
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"version\":0,\"customerClass\":\"SHOP\"}")
                .exchange()
                .expectStatus()
                .isOk();

        assertThat(unregister("1")).isEqualTo(new UnregisteredCustomers(1, 0));
        assertThat(known(no)).containsExactly(no);
    }

    @Test
    void aPhoneLeadsToItsCustomers(CapturedOutput output) {
        var phone = People.phone();
        var numbers = register(List.of(entry("1", "甲", phone, null), entry("2", "乙", phone, null)));

        assertThat(byPhone(phone))
                .containsExactlyElementsOf(numbers.stream().sorted().toList());
        assertThat(byPhone(People.phone())).isEmpty();
        assertThat(output).doesNotContain(phone);
        post("by-phone", new PhoneQuery("1540000000x")).expectStatus().isEqualTo(422);
    }

    @Test
    void contactsAreInTheOrderAskedWithoutThoseUnknown() {
        var phone = People.phone();
        var numbers = register(List.of(entry("1", "甲", phone, null), entry("2", "乙", null, null)));

        assertThat(body(
                                post(
                                        "contacts",
                                        new CustomerNumbers(
                                                List.of(numbers.get(1), "C0", numbers.get(0), numbers.get(1)))),
                                CustomerContacts.class)
                        .contacts())
                .containsExactly(
                        new CustomerContacts.Contact(numbers.get(1), "乙", null),
                        new CustomerContacts.Contact(numbers.get(0), "甲", phone));
    }

    @Test
    void contactsAreForServicesAloneNotForPeopleBehindThem() {
        var onBehalfOfAClerk = new Caller("S1", Set.of(Role.CLERK), Set.of(), "notification-service");
        Doors.stranger(port)
                .post()
                .uri("/internal/customers/contacts")
                .header(InsideIdentity.HEADER, identity.sign(onBehalfOfAClerk))
                .contentType(MediaType.APPLICATION_JSON)
                .body(new CustomerNumbers(List.of("C1")))
                .exchange()
                .expectStatus()
                .isForbidden();
    }

    @Test
    void nothingInsideIsOpenThroughTheGateway() {
        for (var path : List.of("by-phone", "known", "register", "unregister", "contacts")) {
            Doors.staff(port, Role.ADMIN)
                    .post()
                    .uri("/internal/customers/" + path)
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("{}")
                    .exchange()
                    .expectStatus()
                    .isForbidden();
            Doors.stranger(port)
                    .post()
                    .uri("/internal/customers/" + path)
                    .contentType(MediaType.APPLICATION_JSON)
                    .body("{}")
                    .exchange()
                    .expectStatus()
                    .isUnauthorized();
        }
    }

    private RegisterCustomers.Entry entry(String ref, String name, @Nullable String phone, @Nullable String idNumber) {
        return new RegisterCustomers.Entry(run + ref, name, phone, null, idNumber, "RESIDENT");
    }

    private List<String> register(List<RegisterCustomers.Entry> entries) {
        return body(post("register", new RegisterCustomers(entries)), RegisteredCustomers.class)
                .customerNos();
    }

    private UnregisteredCustomers unregister(String ref) {
        return body(post("unregister", new UnregisterCustomers(List.of(run + ref))), UnregisteredCustomers.class);
    }

    private List<String> known(String customerNo) {
        return body(post("known", new CustomerNumbers(List.of(customerNo))), CustomerNumbers.class)
                .customerNos();
    }

    private List<String> byPhone(String phone) {
        return body(post("by-phone", new PhoneQuery(phone)), CustomersOfPhone.class)
                .customerNos();
    }

    private RestTestClient.ResponseSpec post(String call, Object body) {
        return service.post()
                .uri("/internal/customers/" + call)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    private static <T> T body(RestTestClient.ResponseSpec answer, Class<T> type) {
        return Objects.requireNonNull(
                answer.expectStatus().isOk().expectBody(type).returnResult().getResponseBody());
    }
}
