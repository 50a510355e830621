package io.hearth.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {

    @ParameterizedTest
    @CsvSource({"127.0.0.1:13306,127.0.0.1,13306", "db.example.org:3306,db.example.org,3306", "[::1]:6379,[::1],6379"})
    void isReadFromText(String text, String host, int port) {
        assertThat(Address.parse(text)).isEqualTo(new Address(host, port));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "localhost", "localhost:", ":3306", "localhost:http", "localhost:0", "localhost:65536"})
    void refusesWhatIsNone(String text) {
        assertThatThrownBy(() -> Address.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void isWrittenAsItIsRead() {
        assertThat(Address.parse("127.0.0.1:18848")).hasToString("127.0.0.1:18848");
    }
}
