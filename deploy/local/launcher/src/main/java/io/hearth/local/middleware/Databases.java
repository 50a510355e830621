package io.hearth.local.middleware;

import io.hearth.local.process.Address;
import io.hearth.local.program.StackProblem;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.regex.Pattern;

/** The databases of one MariaDB or MySQL server, reached as the user that may create them. */
public record Databases(Address server, Credentials credentials) {

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]{0,63}");

    /** The JDBC URL of a database. */
    public String url(String database) {
        return "jdbc:mysql://" + server + "/" + database
                + "?sslMode=DISABLED&allowPublicKeyRetrieval=true&characterEncoding=UTF-8&rewriteBatchedStatements=true"
                + "&connectTimeout=2000";
    }

    /** Creates a database for text of every language unless it is there. */
    public void create(String database) {
        run("", List.of("CREATE DATABASE IF NOT EXISTS " + checked(database) + " CHARACTER SET utf8mb4"));
    }

    /** Runs statements one after the other in a database. */
    public void run(String database, List<String> statements) {
        try (var connection = connect(database);
                var statement = connection.createStatement()) {
            for (var sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new StackProblem("the database at " + server + " refuses: " + e.getMessage(), e);
        }
    }

    public boolean answers() {
        try (var connection = connect("")) {
            return connection.isValid(1);
        } catch (SQLException e) {
            return false;
        }
    }

    private Connection connect(String database) throws SQLException {
        return DriverManager.getConnection(url(database), credentials.databaseUser(), credentials.databasePassword());
    }

    private static String checked(String database) {
        if (!NAME.matcher(database).matches()) {
            throw new IllegalArgumentException("not a name for a database: " + database);
        }
        return database;
    }
}
