package io.hearth.billing.tariff;

import java.util.List;

/** What a price document says for some customer classes: a price, the area it counts and what the height does to it. */
record Rate(List<CustomerClass> customerClasses, Price price, AreaRule chargingArea, HeightFactor heightFactor) {

    Rate {
        customerClasses = List.copyOf(customerClasses);
    }

    void check(Problems problems) {
        if (customerClasses.isEmpty()) {
            problems.add("customerClasses", TariffProblem.Code.MISSING_CLASS);
        }
        price.check(problems.at("price"));
        chargingArea.check(problems.at("chargingArea"));
        heightFactor.check(problems.at("heightFactor"));
    }
}
