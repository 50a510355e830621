package io.hearth.billing.tariff;

import com.baomidou.mybatisplus.annotation.TableName;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A tariff version as it is stored. */
@TableName("tariff")
record TariffRow(
        long id,
        String code,
        String city,
        String scope,
        LocalDate effectiveFrom,
        TariffStatus status,
        String document,
        String createdBy,
        Instant createdAt,
        @Nullable String publishedBy,
        @Nullable Instant publishedAt) {}
