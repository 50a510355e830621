package io.hearth.billing.tariff;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.hearth.service.BusinessTime;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A tariff version for staff. */
record TariffView(
        long id,
        String tariff,
        String city,
        String scope,
        LocalDate effectiveFrom,
        TariffStatus status,
        String createdBy,
        OffsetDateTime createdAt,
        @Nullable String publishedBy,
        @Nullable OffsetDateTime publishedAt) {

    static TariffView of(TariffRow row) {
        return new TariffView(
                row.id(),
                row.code(),
                row.city(),
                row.scope(),
                row.effectiveFrom(),
                row.status(),
                row.createdBy(),
                local(row.createdAt()),
                row.publishedBy(),
                Optional.ofNullable(row.publishedAt()).map(TariffView::local).orElse(null));
    }

    private static OffsetDateTime local(Instant moment) {
        return moment.atZone(BusinessTime.ZONE).toOffsetDateTime();
    }

    /** With the document as it was entered. */
    record WithDocument(
            TariffView tariff,
            @JsonRawValue @Schema(type = "object") String document) {}
}
