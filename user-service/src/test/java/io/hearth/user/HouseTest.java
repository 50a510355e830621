package io.hearth.user;

import io.hearth.test.HouseRules;
import org.junit.jupiter.api.Test;

class HouseTest {

    @Test
    void keepsTheRulesOfTheHouse() {
        HouseRules.check("io.hearth.user");
    }
}
