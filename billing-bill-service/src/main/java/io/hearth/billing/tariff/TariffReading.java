package io.hearth.billing.tariff;

import java.util.List;

/** What came of reading a tariff's JSON. */
sealed interface TariffReading {

    record Accepted(TariffVersion version) implements TariffReading {}

    /** @param problems one at least, in the order of the document */
    record Refused(List<TariffProblem> problems) implements TariffReading {

        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
