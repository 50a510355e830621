package io.hearth.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import io.hearth.test.TestDatabase;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class NumberSeriesTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 30);

    private static HikariDataSource database;

    @BeforeAll
    static void open() {
        database = TestDatabase.migrated("numbers", "classpath:db/numbers");
    }

    @AfterAll
    static void close() {
        database.close();
    }

    @Test
    void numbersShowTheDayAndCountUp() {
        var numbers = new NumberSeries(database);
        assertThat(numbers.next("A", DAY)).isEqualTo("A2026113000000001");
        assertThat(numbers.next("A", DAY)).isEqualTo("A2026113000000002");
        assertThat(numbers.next("AB", DAY)).isEqualTo("AB2026113000000001");
    }

    @Test
    void aProcessThatStartsAgainLeavesAGapAndRepeatsNothing() {
        assertThat(new NumberSeries(database).next("G", DAY)).isEqualTo("G2026113000000001");
        assertThat(new NumberSeries(database).next("G", DAY)).isEqualTo("G2026113000000101");
    }

    @Test
    void tenProcessesAtOnceNeverGiveTheSameNumber() throws Exception {
        var all = new ArrayList<String>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<List<String>>> processes = IntStream.range(0, 10)
                    .<Callable<List<String>>>mapToObj(i -> () -> {
                        var numbers = new NumberSeries(database);
                        return IntStream.range(0, 250)
                                .mapToObj(n -> numbers.next("P", DAY))
                                .toList();
                    })
                    .toList();
            for (var process : threads.invokeAll(processes)) {
                all.addAll(process.get());
            }
        }
        assertThat(new HashSet<>(all)).hasSize(2500);
    }

    @Test
    void insideATransactionIsRefused() {
        var transaction = new TransactionTemplate(new DataSourceTransactionManager(database));
        var numbers = new NumberSeries(database);
        assertThatThrownBy(() -> transaction.execute(status -> numbers.next("T", DAY)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("before the transaction");
    }
}
