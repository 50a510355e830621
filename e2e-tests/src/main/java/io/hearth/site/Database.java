package io.hearth.site;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/**
 * The server of all databases, read by whoever keeps the books; services themselves never look into each other's.
 *
 * @param address {@code host:port}
 */
public record Database(String address, String user, String password) {

    /** A client that opens a connection for each statement; moments are UTC, as services store them. */
    public JdbcClient client() {
        var source = new DriverManagerDataSource(
                "jdbc:mysql://" + address
                        + "/?sslMode=DISABLED&allowPublicKeyRetrieval=true&connectionTimeZone=UTC&forceConnectionTimeZoneToSession=true",
                user,
                password);
        return JdbcClient.create(source);
    }

    /** Without the password. */
    @Override
    public String toString() {
        return "Database[" + address + "]";
    }
}
