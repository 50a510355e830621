package io.hearth.auth.resident;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.auth.AuthTest;
import io.hearth.auth.MovableClock;
import io.hearth.auth.secret.Vault;
import io.hearth.auth.secret.Vaults;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@AuthTest
class DataKeyChangeTest {

    private static final Phone PHONE = new Phone("13500000001");

    @Autowired
    ResidentMapper mapper;

    @Autowired
    MovableClock clock;

    @Autowired
    JdbcClient database;

    @Test
    void aResidentStaysTheSameThroughIt() {
        database.sql("DELETE FROM resident").update();
        var subject = residents(Vaults.before()).subjectOf(PHONE);
        var during = residents(Vaults.during());
        assertThat(during.subjectOf(PHONE)).isEqualTo(subject);
        during.sealAnew();
        var after = residents(Vaults.after());
        assertThat(after.subjectOf(PHONE)).isEqualTo(subject);
        assertThat(after.phoneOf(subject)).contains(PHONE);
        database.sql("DELETE FROM resident").update();
    }

    private Residents residents(Vault vault) {
        return new Residents(mapper, vault, clock);
    }
}
