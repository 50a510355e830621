package io.hearth.story.badinput;

import io.hearth.site.Door;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Who asks for what is not for people like them is refused, however well they ask. */
@NullUnmarked
class RolesTest {

    /** Where everybody looks after the own account. */
    private static final List<String> EVERYBODYS = List.of(
            "POST /api/auth/logout", "GET /api/auth/me", "GET /api/auth/sessions", "DELETE /api/auth/sessions/{id}");

    /** What a resident may ask too, and gets as far as it is the own; that it goes no further is told in MoneyTest. */
    private static final List<String> RESIDENTS_TOO = List.of(
            "POST /api/charge-orders",
            "POST /api/charge-orders/{chargeOrderNo}/close",
            "GET /api/charge-orders/{chargeOrderNo}",
            "GET /api/bills/{billNo}",
            "GET /api/customers/{customerNo}",
            "GET /api/properties/{id}",
            "GET /api/invoices",
            "GET /api/invoices/{id}");

    /** What only administrators may. */
    private static final List<String> ADMINISTRATORS = List.of(
            "POST /api/auth/key-rotations",
            "GET /api/staff",
            "POST /api/staff",
            "PATCH /api/staff",
            "DELETE /api/staff",
            "POST /api/customers/{customerNo}/disclosures",
            "POST /api/heat-sources",
            "POST /api/districts",
            "POST /api/stations",
            "POST /api/communities",
            "GET /api/properties/imports",
            "POST /api/properties/imports",
            "POST /api/tariffs/ready-made",
            "POST /api/tariffs/{id}/publish",
            "DELETE /api/tariffs",
            "GET /api/billing-runs",
            "POST /api/billing-runs");

    private static Door resident;
    private static Door clerk;

    @BeforeAll
    static void theySignIn() {
        resident = Cast.resident(0).door();
        clerk = Cast.clerk();
    }

    @TestFactory
    Stream<DynamicTest> residentsAreNoStaff() {
        return refused(
                "a resident",
                resident,
                Operations.outer()
                        .filter(operation -> !operation.isOpen() && !operation.isOwn())
                        .filter(operation -> !EVERYBODYS.contains(operation.toString()))
                        .filter(operation -> !RESIDENTS_TOO.contains(operation.toString())));
    }

    @TestFactory
    Stream<DynamicTest> staffAreNoResidents() {
        return refused("a clerk", clerk, Operations.outer().filter(Operation::isOwn));
    }

    @TestFactory
    Stream<DynamicTest> clerksAreNoAdministrators() {
        return refused(
                "a clerk",
                clerk,
                Operations.outer()
                        .filter(operation -> ADMINISTRATORS.stream().anyMatch(operation.toString()::startsWith)));
    }

    private static Stream<DynamicTest> refused(String who, Door door, Stream<Operation> operations) {
        return Harmless.tests(operations.map(
                operation -> new Case(operation + " as " + who, () -> operation.askWell(door), 403, 404)));
    }
}
