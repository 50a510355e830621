package io.hearth.billing.run;

import com.baomidou.mybatisplus.annotation.TableName;
import io.hearth.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A billing run as it is stored. */
@TableName("billing_run")
record RunRow(
        long id,
        String season,
        LocalDate dueOn,
        long tariffId,
        @Nullable Long districtId,
        @Nullable Long communityId,
        RunStatus status,
        long total,
        long lastPropertyId,
        long billed,
        long alreadyBilled,
        long notPriced,
        Money billedFen,
        long workingMillis,
        String startedBy,
        Instant startedAt,
        @Nullable Instant finishedAt) {

    Scope scope() {
        return new Scope(districtId, communityId);
    }

    long done() {
        return billed + alreadyBilled + notPriced;
    }
}
