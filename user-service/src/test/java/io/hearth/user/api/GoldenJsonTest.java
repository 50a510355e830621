package io.hearth.user.api;

import io.hearth.test.GoldenJson;
import java.util.List;
import java.util.Map;

class GoldenJsonTest extends GoldenJson {

    @Override
    protected Map<Record, String> documents() {
        return Map.of(
                new PhoneQuery("13900000001"),
                """
                {"phone":"13900000001"}""",
                new CustomersOfPhone(List.of("C1")),
                """
                {"customerNos":["C1"]}""",
                new CustomerNumbers(List.of("C1")),
                """
                {"customerNos":["C1"]}""",
                new RegisterCustomers(List.of(
                        new RegisterCustomers.Entry(
                                "import:1:2", "萧勇", "13900000001", "ID_CARD", "990101199008020017", "RESIDENT"),
                        new RegisterCustomers.Entry("import:1:3", "萧强", null, null, null, "RESIDENT"))),
                """
                {"entries":[{"externalRef":"import:1:2","name":"萧勇","phone":"13900000001","idType":"ID_CARD",\
                "idNumber":"990101199008020017","customerClass":"RESIDENT"},\
                {"externalRef":"import:1:3","name":"萧强","phone":null,"idType":null,"idNumber":null,\
                "customerClass":"RESIDENT"}]}""",
                new RegisteredCustomers(List.of("C1")),
                """
                {"customerNos":["C1"]}""",
                new UnregisterCustomers(List.of("import:1:2")),
                """
                {"externalRefs":["import:1:2"]}""",
                new UnregisteredCustomers(1, 1),
                """
                {"registrations":1,"customers":1}""",
                new CustomerContacts(List.of(
                        new CustomerContacts.Contact("C1", "萧勇", "13900000001"),
                        new CustomerContacts.Contact("C2", "萧强", null))),
                """
                {"contacts":[{"customerNo":"C1","name":"萧勇","phone":"13900000001"},\
                {"customerNo":"C2","name":"萧强","phone":null}]}""");
    }
}
