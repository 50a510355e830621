package io.hearth.billing.bill;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which bills are asked for; null means any. */
record BillQuery(
        @Nullable List<String> customerNos,
        @Nullable String season,
        @Nullable BillStatus status) {}
