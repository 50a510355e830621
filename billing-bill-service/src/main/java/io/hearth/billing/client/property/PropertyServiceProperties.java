package io.hearth.billing.client.property;

import io.hearth.billing.run.PropertiesToBill;
import io.hearth.billing.run.Scope;
import io.hearth.billing.tariff.BuildingType;
import io.hearth.billing.tariff.CustomerClass;
import io.hearth.billing.tariff.PropertyFacts;
import io.hearth.property.api.BillableProperties;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The properties as property-service knows them. */
@Component
class PropertyServiceProperties implements PropertiesToBill {

    private final PropertyClient client;

    PropertyServiceProperties(PropertyClient client) {
        this.client = client;
    }

    @Override
    public List<Property> after(long propertyId, int limit, Scope scope) {
        return client.billable(propertyId, limit, scope.districtId(), scope.communityId()).properties().stream()
                .map(PropertyServiceProperties::property)
                .toList();
    }

    @Override
    public long count(Scope scope) {
        return client.countBillable(scope.districtId(), scope.communityId());
    }

    private static Property property(BillableProperties.Property view) {
        return new Property(
                view.propertyId(),
                view.customerNo(),
                view.address(),
                view.supplyStopped(),
                new PropertyFacts(
                        Optional.ofNullable(view.customerClass())
                                .map(CustomerClass::new)
                                .orElse(null),
                        view.buildingAreaSquareMetres(),
                        view.usableAreaSquareMetres(),
                        view.innerAreaSquareMetres(),
                        view.storeyHeightMetres(),
                        Optional.ofNullable(view.buildingType())
                                .map(BuildingType::new)
                                .orElse(null),
                        view.withLift(),
                        view.connectedFrom()));
    }
}
