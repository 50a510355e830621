package io.hearth.user.customer;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.identity.Role;
import io.hearth.test.Doors;
import io.hearth.test.ServiceTest;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.client.RestTestClient;

@ServiceTest(database = "user_db")
@ExtendWith(OutputCaptureExtension.class)
class CustomerApiTest {

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient database;

    RestTestClient clerk;

    private final String phone = People.phone();
    private final String idNumber = People.idNumber();

    @BeforeEach
    void signIn() {
        clerk = Doors.staff(port, Role.CLERK);
    }

    @Test
    void openingAnswersWithMaskedNumbers(CapturedOutput output) {
        open(UUID.randomUUID().toString(), person("王小明", phone, idNumber))
                .expectStatus()
                .isCreated()
                .expectHeader()
                .valueMatches("Location", "/api/customers/C\\d{16}")
                .expectBody()
                .jsonPath("$.customerNo")
                .value(String.class, no -> assertThat(no).matches("C\\d{16}"))
                .jsonPath("$.name")
                .isEqualTo("王小明")
                .jsonPath("$.phone")
                .isEqualTo(phone.substring(0, 3) + "****" + phone.substring(7))
                .jsonPath("$.idType")
                .isEqualTo("ID_CARD")
                .jsonPath("$.idNumber")
                .isEqualTo(idNumber.substring(0, 6) + "**********" + idNumber.substring(16))
                .jsonPath("$.version")
                .isEqualTo(0);
        assertThat(output).doesNotContain(phone).doesNotContain(idNumber).doesNotContain("王小明");
    }

    @Test
    void openingLeavesNothingReadableInTheDatabase() {
        var no = opened("李小红", phone, idNumber);

        assertThat(everythingStored()).doesNotContain(phone).doesNotContain(idNumber);
        assertThat(database.sql("SELECT phone_sealed FROM customer WHERE customer_no = ?")
                        .param(no)
                        .query(String.class)
                        .single())
                .matches("[0-9a-f]{8}\\.[A-Za-z0-9+/=]+");
    }

    @Test
    void openingHappensOnceForOneKey() {
        var key = UUID.randomUUID().toString();
        var body = person("赵一", phone, idNumber);
        var first = numberIn(open(key, body).expectStatus().isCreated());
        var second = numberIn(open(key, body).expectStatus().isCreated());

        assertThat(second).isEqualTo(first);
        open(key, person("赵二", phone, idNumber))
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("IDEMPOTENCY_KEY_REUSED");
    }

    @Test
    void openingAnswersTheFirstCustomerWhenOnlyTheAnswerWasLost() {
        var key = UUID.randomUUID().toString();
        var body = person("钱三", phone, idNumber);
        var first = numberIn(open(key, body));
        database.sql("DELETE FROM idempotency_record WHERE idem_key = ?")
                .param(key)
                .update();

        assertThat(numberIn(open(key, body).expectStatus().isCreated())).isEqualTo(first);
    }

    @Test
    void openingIsRefusedForAnIdentityNumberInTheArchive() {
        var known = opened("孙四", phone, idNumber);

        open(UUID.randomUUID().toString(), person("孙四", People.phone(), idNumber.toLowerCase()))
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("CUSTOMER_EXISTS")
                .jsonPath("$.customerNo")
                .isEqualTo(known);
    }

    @Test
    void openingNeedsAnIdempotencyKey() {
        clerk.post()
                .uri("/api/customers")
                .contentType(MediaType.APPLICATION_JSON)
                .body(person("周五", phone, idNumber))
                .exchange()
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("HEADER_MISSING");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\'',
            delimiter = '|',
            value = {
                "\"name\":\"吴六\"|\"name\":\" \"",
                "\"name\":\"吴六\"|\"name\":\"吴\\n六\"",
                "\"phone\":\"15400000001\"|\"phone\":\"12345678901\"",
                "\"phone\":\"15400000001\"|\"phone\":null",
                "\"phone\":\"15400000001\"|\"phone\":[\"15400000001\"]",
                "\"990101199008020017\"|\"990101199008020018\"",
                "\"ID_CARD\"|\"SCHOOL\"",
                "\"ID_CARD\"|0",
                "\"RESIDENT\"|\"resident\"",
                "\"RESIDENT\"|\"RESIDENT\",\"version\":3",
                "{|[{"
            })
    void openingRefusesBadContentWithoutRepeatingIt(String good, String bad) {
        var body = person("吴六", "15400000001", "990101199008020017").replace(good, bad);
        open(UUID.randomUUID().toString(), body)
                .expectStatus()
                .is4xxClientError()
                .expectHeader()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody(String.class)
                .value(text -> assertThat(text)
                        .doesNotContain("990101199008020018")
                        .doesNotContain("15400000001")
                        .doesNotContain("12345678901"));
    }

    @Test
    void openingRefusesAHugeBody() {
        open(UUID.randomUUID().toString(), person("x".repeat(300_000), phone, idNumber))
                .expectStatus()
                .isEqualTo(413);
    }

    @Test
    void aCustomerIsFoundByNumberPhoneAndTheBeginningOfAName() {
        var name = "欧阳" + UUID.randomUUID().toString().substring(0, 8);
        var no = opened(name, phone, idNumber);

        assertThat(found(no)).isEqualTo(no);
        assertThat(found(phone)).isEqualTo(no);
        assertThat(found(name.substring(0, 9))).isEqualTo(no);
    }

    @Test
    void aPercentSignInAKeywordMeansItself() {
        opened("郑七", phone, idNumber);

        clerk.get()
                .uri("/api/customers?keyword={k}", "%")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(0);
    }

    @Test
    void customersAreListedInPages() {
        opened("冯八", phone, idNumber);
        opened("陈九", People.phone(), People.idNumber());

        clerk.get()
                .uri("/api/customers?page=2&size=1")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.items.length()")
                .isEqualTo(1)
                .jsonPath("$.page")
                .isEqualTo(2);
        clerk.get().uri("/api/customers?size=201").exchange().expectStatus().isEqualTo(422);
        clerk.get().uri("/api/customers?page=x").exchange().expectStatus().isEqualTo(422);
        clerk.get()
                .uri("/api/customers?keyword={k}", "x".repeat(65))
                .exchange()
                .expectStatus()
                .isEqualTo(422);
    }

    @Test
    void aResidentSeesOwnDataOnly() {
        var own = opened("褚十", phone, idNumber);
        var foreign = opened("卫一", People.phone(), People.idNumber());
        var resident = Doors.resident(port, own);

        resident.get()
                .uri("/api/me/customers")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(1)
                .jsonPath("$.items[0].customerNo")
                .isEqualTo(own);
        resident.get().uri("/api/customers/" + own).exchange().expectStatus().isOk();
        resident.get()
                .uri("/api/customers/" + foreign)
                .exchange()
                .expectStatus()
                .isNotFound()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("CUSTOMER_NOT_FOUND");
        resident.get().uri("/api/customers").exchange().expectStatus().isForbidden();
        Doors.resident(port)
                .get()
                .uri("/api/me/customers")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(0);
    }

    @Test
    void rolesAreChecked() {
        var no = opened("蒋二", phone, idNumber);
        Doors.staff(port, Role.OPS)
                .get()
                .uri("/api/customers/" + no)
                .exchange()
                .expectStatus()
                .isForbidden();
        Doors.staff(port, Role.FINANCE)
                .get()
                .uri("/api/customers/" + no)
                .exchange()
                .expectStatus()
                .isOk();
        Doors.staff(port, Role.FINANCE)
                .patch()
                .uri("/api/customers/" + no)
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"version\":0}")
                .exchange()
                .expectStatus()
                .isForbidden();
        clerk.get().uri("/api/me/customers").exchange().expectStatus().isForbidden();
        Doors.stranger(port)
                .get()
                .uri("/api/customers/" + no)
                .exchange()
                .expectStatus()
                .isUnauthorized()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("NOT_SIGNED_IN");
        clerk.get()
                .uri("/api/customers/C2026010100000000")
                .exchange()
                .expectStatus()
                .isNotFound();
    }

    @Test
    void aChangeKeepsWhatIsNotNamedAndCountsTheVersion() {
        var no = opened("沈三", phone, idNumber);
        var newPhone = People.phone();

        change(no, "{\"version\":0,\"phone\":\"" + newPhone + "\"}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.name")
                .isEqualTo("沈三")
                .jsonPath("$.version")
                .isEqualTo(1);
        assertThat(found(newPhone)).isEqualTo(no);
        change(no, "{\"version\":0,\"name\":\"沈四\"}")
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("CUSTOMER_CHANGED");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"version\":null}",
                "{\"version\":\"0\"}",
                "{\"version\":0.5}",
                "{\"version\":-1}",
                "{\"version\":0,\"name\":\"  \"}",
                "{\"version\":0,\"phone\":\"\"}",
                "{\"version\":0,\"idNumber\":\"990101199008020017\"}",
                "{\"version\":0,\"customerClass\":\"-\"}"
            })
    void aChangeRefusesBadContent(String body) {
        var no = opened("韩五", phone, idNumber);
        change(no, body).expectStatus().isEqualTo(422);
    }

    private RestTestClient.ResponseSpec change(String no, String body) {
        return clerk.patch()
                .uri("/api/customers/" + no)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    @Test
    void aDisclosureIsForAdministratorsWithAReasonThatIsKept() {
        var no = opened("杨六", phone, idNumber);
        var admin = Doors.staff(port, Role.ADMIN);

        disclose(admin, no, "{\"reason\":\"核对上门地址\"}")
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.phone")
                .isEqualTo(phone)
                .jsonPath("$.idNumber")
                .isEqualTo(idNumber);
        assertThat(database.sql("SELECT CONCAT(disclosed_to, ' ', reason) FROM disclosure WHERE customer_no = ?")
                        .param(no)
                        .query(String.class)
                        .single())
                .isEqualTo("S1 核对上门地址");
        disclose(admin, no, "{\"reason\":\" \"}").expectStatus().isEqualTo(422);
        disclose(clerk, no, "{\"reason\":\"x\"}").expectStatus().isForbidden();
    }

    private RestTestClient.ResponseSpec disclose(RestTestClient who, String no, String body) {
        return who.post()
                .uri("/api/customers/" + no + "/disclosures")
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    @Test
    void tamperedRowsAreNeitherShownNorPassedOver(CapturedOutput output) {
        var no = opened("朱七", phone, idNumber);
        var other = opened("秦八", People.phone(), People.idNumber());
        database.sql("""
                            UPDATE customer SET phone_sealed = (SELECT c.phone_sealed FROM customer c WHERE c.customer_no = ?)
                            WHERE customer_no = ?""").params(other, no).update();

        clerk.get()
                .uri("/api/customers/" + no)
                .exchange()
                .expectStatus()
                .isEqualTo(500)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("INTERNAL_ERROR");
        assertThat(output).contains("the sealed data of phone of " + no + " cannot be opened");
        database.sql("DELETE FROM registration WHERE customer_no = ?").param(no).update();
        database.sql("DELETE FROM customer WHERE customer_no = ?").param(no).update();
    }

    private RestTestClient.ResponseSpec open(String key, String body) {
        return clerk.post()
                .uri("/api/customers")
                .header("Idempotency-Key", key)
                .contentType(MediaType.APPLICATION_JSON)
                .body(body)
                .exchange();
    }

    private String opened(String name, String phone, String idNumber) {
        return numberIn(open(UUID.randomUUID().toString(), person(name, phone, idNumber))
                .expectStatus()
                .isCreated());
    }

    private static String numberIn(RestTestClient.ResponseSpec answer) {
        return Objects.requireNonNull(
                        answer.expectBody(CustomerView.class).returnResult().getResponseBody())
                .customerNo();
    }

    private String found(String keyword) {
        var found = new String[1];
        clerk.get()
                .uri("/api/customers?keyword={k}", keyword)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(1)
                .jsonPath("$.items[0].customerNo")
                .value(String.class, no -> found[0] = no);
        return found[0];
    }

    private String everythingStored() {
        var tables = database.sql("SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE()")
                .query(String.class)
                .list();
        return tables.stream()
                .map(table -> database.sql("SELECT * FROM `" + table + "`")
                        .query()
                        .listOfRows()
                        .toString())
                .toList()
                .toString();
    }

    private static String person(String name, String phone, String idNumber) {
        return """
                {"name":"%s","phone":"%s","idType":"ID_CARD","idNumber":"%s","customerClass":"RESIDENT"}""".formatted(name, phone, idNumber);
    }
}
