package io.hearth.billing.run;

import jakarta.validation.constraints.Positive;
import org.jspecify.annotations.Nullable;

/** Which properties a run bills; all when nothing is named. */
public record Scope(
        @Positive @Nullable Long districtId,
        @Positive @Nullable Long communityId) {

    static final Scope ALL = new Scope(null, null);
}
