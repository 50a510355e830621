package io.hearth.user.customer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.problem.ProblemException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentTypeTest {

    @ParameterizedTest
    @CsvSource({
        "ID_CARD, 990101199008020017, true",
        "ID_CARD, 990101199008020018, false",
        "ID_CARD, 990101199013020017, false",
        "ID_CARD, 99010119900802001, false",
        "CREDIT_CODE, 91350100M000100Y43, true",
        "CREDIT_CODE, 91350100M000100Y44, false",
        "PASSPORT, E12345678, true",
        "PASSPORT, E1, false",
        "OTHER, HKG-12345, true",
        "OTHER, 'a b', false"
    })
    void acceptsWhatFitsItsFormAndCheckDigit(DocumentType type, String number, boolean accepted) {
        assertThat(type.accepts(number)).isEqualTo(accepted);
    }

    @Test
    void theTypeIsToldByTheFormWhereItIsNotSaid() {
        assertThat(IdentityDocument.of(null, " 990101199008020017", "idNumber").type())
                .isEqualTo(DocumentType.ID_CARD);
        assertThat(IdentityDocument.of(null, "91350100m000100y43", "idNumber"))
                .isEqualTo(new IdentityDocument(DocumentType.CREDIT_CODE, "91350100M000100Y43"));
        assertThat(IdentityDocument.of(null, "E12345678", "idNumber").type()).isEqualTo(DocumentType.OTHER);
    }

    @Test
    void aRefusalNamesTheFieldAndNotTheNumber() {
        assertThatThrownBy(() -> IdentityDocument.of("ID_CARD", "990101199008020018", "idNumber"))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refusal ->
                                assertThat(refusal.fields().getFirst().field()).isEqualTo("idNumber"))
                .hasMessageNotContaining("990101199008020018");
    }

    @Test
    void anUnknownTypeIsRefused() {
        assertThatThrownBy(() -> IdentityDocument.of("LIBRARY_CARD", "12345", "idNumber"))
                .isInstanceOf(ProblemException.class);
    }
}
