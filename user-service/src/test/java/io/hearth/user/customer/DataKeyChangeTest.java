package io.hearth.user.customer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.test.ServiceTest;
import io.hearth.user.privacy.BrokenSeal;
import io.hearth.user.privacy.Keys;
import io.hearth.web.PageQuery;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@ServiceTest(database = "user_db")
class DataKeyChangeTest {

    private static final String OLD = Keys.key(1);
    private static final String NEW = Keys.key(2);

    @Autowired
    CustomerMapper mapper;

    @Autowired
    JdbcClient database;

    private final String phone = People.phone();
    private final String no = "T" + UUID.randomUUID().toString().substring(0, 20);
    private final Customer customer = new Customer(
            no,
            "许九",
            Optional.of(phone),
            Optional.of(new IdentityDocument(DocumentType.ID_CARD, People.idNumber())),
            "RESIDENT",
            Origin.COUNTER,
            0,
            Instant.parse("2026-11-30T00:00:00Z"),
            Instant.parse("2026-11-30T00:00:00Z"));

    @AfterEach
    void removeWhatTheServicesOwnKeyCannotOpen() {
        database.sql("DELETE FROM customer WHERE customer_no = ?").param(no).update();
    }

    @Test
    void rowsOfTheRetiredKeyAreFoundAndSealedAnew() {
        new Customers(mapper, Keys.dataUnder(OLD)).add(List.of(customer));
        var during = new Customers(mapper, Keys.dataUnder(NEW, OLD));

        assertThat(during.find(phone, new PageQuery(1, 10)).items()).containsExactly(customer);
        assertThat(mapper.sealedWithAnotherKey(Keys.dataUnder(NEW).keyId(), 200))
                .extracting(CustomerRow::customerNo)
                .contains(no);

        onlyThisRow(() -> during.sealAnew(200));

        var after = new Customers(mapper, Keys.dataUnder(NEW));
        assertThat(after.byNumber(no)).isEqualTo(customer);
        assertThat(after.withPhones(List.of(phone))).containsExactly(customer);
        assertThatThrownBy(() -> new Customers(mapper, Keys.dataUnder(OLD)).byNumber(no))
                .isInstanceOf(BrokenSeal.class);
    }

    // Customers of other tests lie under the service's own key, which these keys cannot open.
    private void onlyThisRow(Runnable sealing) {
        database.sql("UPDATE customer SET key_id = ? WHERE customer_no <> ?")
                .params(Keys.dataUnder(NEW).keyId(), no)
                .update();
        sealing.run();
        database.sql("UPDATE customer SET key_id = LEFT(phone_sealed, 8) WHERE phone_sealed IS NOT NULL")
                .update();
    }
}
