package io.hearth.property.api;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** What billing-bill-service asks of property-service. */
public interface PropertyApi {

    /**
     * The next properties with a customer, by id, so that a run can stop anywhere and go on.
     *
     * @param after id of the last property that was seen; 0 to begin
     * @param limit 1 to 1000
     * @param districtId only this district; all when null
     * @param communityId only this community; all when null
     */
    @GetMapping("/internal/properties/billable")
    BillableProperties billable(
            @RequestParam("after") @Min(0) long after,
            @RequestParam("limit") @Min(1) @Max(1000) int limit,
            @RequestParam(name = "districtId", required = false) @Nullable Long districtId,
            @RequestParam(name = "communityId", required = false) @Nullable Long communityId);

    /** How many properties {@link #billable} gives in all. */
    @GetMapping("/internal/properties/billable/count")
    long countBillable(
            @RequestParam(name = "districtId", required = false) @Nullable Long districtId,
            @RequestParam(name = "communityId", required = false) @Nullable Long communityId);
}
