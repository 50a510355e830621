package io.hearth.property.client.user;

import static org.assertj.core.api.Assertions.assertThat;

import com.alibaba.cloud.nacos.NacosServiceManager;
import com.alibaba.nacos.api.exception.NacosException;
import io.hearth.identity.Role;
import io.hearth.property.PropertyServiceTest;
import io.hearth.property.UserServiceDouble;
import io.hearth.property.binding.Customers;
import io.hearth.user.api.CustomerNumbers;
import io.hearth.user.api.RegisterCustomers;
import io.hearth.user.api.UnregisterCustomers;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.client.discovery.DiscoveryClient;

/** The calls as they go over the wire, through the registry, to a door that implements user-service's interface. */
@PropertyServiceTest
class UserServiceCustomersTest {

    @LocalServerPort
    int port;

    @Autowired
    UserServiceCustomers customers;

    @Autowired
    UserServiceDouble userService;

    @Autowired
    NacosServiceManager nacos;

    @Autowired
    DiscoveryClient registry;

    @BeforeEach
    void registerTheDoorAsUserService() throws NacosException {
        nacos.getNamingService().registerInstance("user-service", "HEARTH", "127.0.0.1", port);
        Awaitility.await().until(() -> !registry.getInstances("user-service").isEmpty());
    }

    @Test
    void asksWhetherACustomerIsKnown() {
        assertThat(customers.isKnown("C1")).isTrue();
        assertThat(userService.lastAsked()).isEqualTo(new CustomerNumbers(List.of("C1")));
        assertThat(customers.isKnown("C2")).isFalse();
    }

    @Test
    void registersPeopleInTheirOrderAndAsItself() {
        var people = List.of(
                new Customers.Person("import:1:7", "甲", "15400000001", "990101199008020017", "RESIDENT"),
                new Customers.Person("import:1:9", "乙", null, null, "SHOP"));

        assertThat(customers.register(people)).containsExactly("C-import:1:7", "C-import:1:9");
        assertThat(userService.lastAsked())
                .isEqualTo(new RegisterCustomers(List.of(
                        new RegisterCustomers.Entry(
                                "import:1:7", "甲", "15400000001", null, "990101199008020017", "RESIDENT"),
                        new RegisterCustomers.Entry("import:1:9", "乙", null, null, null, "SHOP"))));
        assertThat(userService.lastAskedBy().has(Role.SERVICE)).isTrue();
        assertThat(userService.lastAskedBy().through()).isEqualTo("property-service");
    }

    @Test
    void givesRegistrationsBack() {
        customers.unregister(List.of("import:1:7"));

        assertThat(userService.lastAsked()).isEqualTo(new UnregisterCustomers(List.of("import:1:7")));
    }
}
