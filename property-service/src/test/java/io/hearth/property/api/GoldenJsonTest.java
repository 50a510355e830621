package io.hearth.property.api;

import io.hearth.test.GoldenJson;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

class GoldenJsonTest extends GoldenJson {

    @Override
    protected Map<Record, String> documents() {
        return Map.of(
                new BillableProperties(List.of(new BillableProperties.Property(
                        1,
                        "C1",
                        "滨江花园 3栋 2单元 501",
                        "滨江片区",
                        "RESIDENT",
                        new BigDecimal("88.50"),
                        new BigDecimal("67.26"),
                        new BigDecimal("70.00"),
                        new BigDecimal("2.80"),
                        "MULTI_STOREY",
                        false,
                        true,
                        LocalDate.of(2003, 10, 20)))),
                """
                {"properties":[{"propertyId":1,"customerNo":"C1","address":"滨江花园 3栋 2单元 501","district":"滨江片区",\
                "customerClass":"RESIDENT","buildingAreaSquareMetres":"88.50","usableAreaSquareMetres":"67.26",\
                "innerAreaSquareMetres":"70.00","storeyHeightMetres":"2.80","buildingType":"MULTI_STOREY","withLift":false,\
                "supplyStopped":true,"connectedFrom":"2003-10-20"}]}""",
                new BillableProperties(List.of(new BillableProperties.Property(
                        2, "C1", "滨江花园 3栋 2单元 502", "滨江片区", null, null, null, null, null, null, null, false, null))),
                """
                {"properties":[{"propertyId":2,"customerNo":"C1","address":"滨江花园 3栋 2单元 502","district":"滨江片区",\
                "customerClass":null,"buildingAreaSquareMetres":null,"usableAreaSquareMetres":null,\
                "innerAreaSquareMetres":null,"storeyHeightMetres":null,"buildingType":null,"withLift":null,\
                "supplyStopped":false,"connectedFrom":null}]}""");
    }
}
