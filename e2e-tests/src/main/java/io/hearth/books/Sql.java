package io.hearth.books;

import java.util.ArrayList;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The statements of one line of the books: what is counted, and what violates it, one text for each. */
final class Sql {

    private final JdbcClient database;
    private final List<String> violations = new ArrayList<>();
    private long checked;

    Sql(JdbcClient database) {
        this.database = database;
    }

    /** Adds what a statement counts. */
    Sql count(String select) {
        checked += database.sql(select).query(Long.class).single();
        return this;
    }

    /** Adds each text that a statement finds. */
    Sql violation(String select) {
        violations.addAll(database.sql(select).query(String.class).list());
        return this;
    }

    BooksLine line(int number, String says) {
        return new BooksLine(number, says, checked, violations);
    }
}
