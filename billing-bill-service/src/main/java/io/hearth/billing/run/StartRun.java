package io.hearth.billing.run;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A season to be billed.
 *
 * @param season for example {@code 2026-2027}
 * @param scope all properties when not given
 * @param tariff code of the tariff; needed only where the company has several
 * @param dueOn last day before late fees run; 31 December of the season's first year when not given
 */
record StartRun(
        @NotBlank String season,
        @Valid @Nullable Scope scope,
        @Nullable String tariff,
        @Nullable LocalDate dueOn) {}
