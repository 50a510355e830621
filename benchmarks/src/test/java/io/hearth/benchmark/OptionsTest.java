package io.hearth.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

    @Test
    void haveDefaults() {
        assertThat(Options.parse()).isEqualTo(new Options(100, 8, 3));
    }

    @Test
    void areReadInAnyOrderWithBlankOrEqualsSign() {
        assertThat(Options.parse("--rounds", "2", "--payments=20", "--threads", "4"))
                .isEqualTo(new Options(20, 4, 2));
    }

    @Test
    void areReadBackFromTheirOwnCommand() {
        var options = new Options(20, 4, 2);

        var arguments = options.command().replace("./hearth benchmark ", "").split(" ");

        assertThat(Options.parse(arguments)).isEqualTo(options);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--payment 5              | there is no option --payment",
                "20                       | there is no option 20",
                "--payments               | --payments needs a number",
                "--payments many          | --payments needs a number, not 'many'",
                "--payments=              | --payments needs a number, not ''",
                "--payments 0             | --payments must be from 1 to 2000, not 0",
                "--threads 33             | --threads must be from 1 to 32, not 33",
                "--rounds -1              | --rounds must be from 1 to 10, not -1",
                "--payments 3 --threads 4 | --threads 4 are more than --payments 3"
            })
    void sayWhatIsWrong(String arguments, String words) {
        assertThatThrownBy(() -> Options.parse(arguments.split(" ")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(words);
    }
}
