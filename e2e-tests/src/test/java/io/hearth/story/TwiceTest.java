package io.hearth.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.district.District;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Two people do the same long work at the same time. */
class TwiceTest {

    private static final int ROOMS = 40;

    @TempDir
    Path folder;

    private final JdbcClient database = Town.SITE.database().client();
    private final District district = Town.district();
    /** Different at each call, so that a stack that has run before has no such building. */
    private final long moment = System.currentTimeMillis();

    private final String building = "T" + moment;

    @BeforeEach
    void theDistrictIsThere() {
        district.enterNetwork();
        district.publishTariff();
    }

    @Test
    void theSameListImportedTwiceAtOnceIsThereOnce() throws Exception {
        var sheet = aBuilding();

        var imports = Town.atOnce(() -> district.importProperties(sheet), () -> district.importProperties(sheet));

        assertThat(imports)
                .allMatch(one -> one.path("status").asString().equals("COMPLETED"))
                .allMatch(one -> one.path("good").asInt() + one.path("rejected").asInt() == ROOMS);
        assertThat(properties()).isEqualTo(ROOMS);
        assertThat(customers()).isEqualTo(ROOMS);
    }

    @Test
    void theSameSeasonBilledTwiceAtOnceGivesEachPropertyOneBill() throws Exception {
        district.importProperties(aBuilding());

        var runs = Town.atOnce(district::bill, district::bill);

        assertThat(runs).allMatch(run -> run.path("status").asString().equals("COMPLETED"));
        assertThat(bills()).isEqualTo(ROOMS);
    }

    private Path aBuilding() throws IOException {
        var rows = IntStream.rangeClosed(1, ROOMS)
                .mapToObj(room -> "%1$s-%2$d,%1$s-%2$d,155%3$08d,居民,江畔嘉园,%1$s,1,%2$d,88.50,67.26,2.8,在供"
                        .formatted(building, room, phone(room)))
                .collect(Collectors.joining("\n", "用户编号,户名,联系电话,用户类别,小区,楼栋,单元,房号,建筑面积,使用面积,层高,供热状态\n", "\n"));
        return Files.writeString(folder.resolve(building + ".csv"), rows);
    }

    private long phone(int room) {
        return (moment / 1_000 * 100 + room) % 100_000_000;
    }

    private long properties() {
        return count("SELECT COUNT(*) FROM property_db.property WHERE former_no LIKE ?");
    }

    private long customers() {
        return count("SELECT COUNT(*) FROM user_db.customer WHERE name LIKE ?");
    }

    private long bills() {
        return count("""
                SELECT COUNT(*) FROM billing_bill_db.bill b JOIN property_db.property p ON p.id = b.property_id
                WHERE p.former_no LIKE ?""");
    }

    private long count(String select) {
        return database.sql(select).param(building + "-%").query(Long.class).single();
    }
}
