package io.hearth.invoice.issuing;

import static io.hearth.invoice.issuing.InvoiceStatus.FAILED;
import static io.hearth.invoice.issuing.InvoiceStatus.ISSUED;
import static io.hearth.invoice.issuing.InvoiceStatus.REQUESTED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.problem.IllegalStepException;
import org.junit.jupiter.api.Test;

class InvoiceStatusTest {

    @Test
    void knowsTheseStepsOnly() {
        assertThat(REQUESTED.next()).containsExactlyInAnyOrder(ISSUED, FAILED);
        assertThat(ISSUED.next()).isEmpty();
        assertThat(FAILED.next()).containsExactlyInAnyOrder(REQUESTED);
    }

    @Test
    void isLoudAboutAnyOther() {
        assertThatThrownBy(() -> ISSUED.to(REQUESTED)).isInstanceOf(IllegalStepException.class);
    }
}
