package io.hearth.property.binding;

import io.hearth.property.api.BillableProperties;
import io.hearth.property.api.PropertyApi;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.RestController;

/** The inner door: what billing-bill-service asks. */
@RestController
class BillableController implements PropertyApi {

    private final BindingMapper mapper;

    BillableController(BindingMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public BillableProperties billable(long after, int limit, @Nullable Long districtId, @Nullable Long communityId) {
        return new BillableProperties(mapper.billable(after, limit, districtId, communityId));
    }

    @Override
    public long countBillable(@Nullable Long districtId, @Nullable Long communityId) {
        return mapper.countBillable(districtId, communityId);
    }
}
