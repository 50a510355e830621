package io.hearth.story.badinput;

import io.hearth.story.Town;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A checksum for each table of all services that holds business. */
record Fingerprint(Map<String, Long> checksums) {

    /** What may be written although the answer is no. */
    private static final Set<String> BOOKKEEPING = Set.of(
            // Who is signed in, and how often somebody tried to be.
            "session",
            "session_subject",
            "refresh_token",
            "sms_code",
            "sign_in_tries",
            // A number that was drawn stays drawn, and a key remembers what it was used for.
            "number_series",
            "idempotency_record",
            // Traces of distributed transactions that were rolled back.
            "undo_log",
            "tcc_fence_log");

    static Fingerprint now() {
        var database = Town.SITE.database().client();
        var checksums = new TreeMap<String, Long>();
        database.sql("CHECKSUM TABLE " + String.join(", ", tables()))
                .query((row, number) -> checksums.put(row.getString("Table"), row.getLong("Checksum")))
                .list();
        return new Fingerprint(checksums);
    }

    Set<String> tablesThatDifferFrom(Fingerprint before) {
        var all = new TreeSet<>(checksums.keySet());
        all.addAll(before.checksums.keySet());
        all.removeIf(
                table -> checksums.containsKey(table) && checksums.get(table).equals(before.checksums.get(table)));
        return all;
    }

    private static Set<String> tables() {
        var tables = new TreeSet<>(Town.SITE
                .database()
                .client()
                .sql("SELECT CONCAT(table_schema, '.', table_name) FROM information_schema.tables"
                        + " WHERE table_schema LIKE '%\\_db' AND table_type = 'BASE TABLE'")
                .query(String.class)
                .set());
        tables.removeIf(table -> BOOKKEEPING.contains(table.substring(table.indexOf('.') + 1)));
        return tables;
    }
}
