package io.hearth.benchmark;

import org.springframework.jdbc.core.simple.JdbcClient;

/** What the figures were measured on. */
record Machine(int cores, String system, String jdk, String database, boolean durable) {

    static Machine here(JdbcClient database) {
        return new Machine(
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                System.getProperty("java.version"),
                database.sql("SELECT VERSION()").query(String.class).single(),
                database.sql("SELECT @@innodb_flush_log_at_trx_commit = 1 AND @@sync_binlog = 1")
                        .query(Boolean.class)
                        .single());
    }

    String words() {
        return "%d cores, %s, JDK %s, MariaDB %s, %s"
                .formatted(cores, system, jdk, database, durable ? "durable" : "--fast");
    }
}
