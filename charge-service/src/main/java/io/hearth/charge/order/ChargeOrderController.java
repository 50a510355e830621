package io.hearth.charge.order;

import io.hearth.charge.ChargeProblem;
import io.hearth.idempotency.Idempotency;
import io.hearth.identity.Caller;
import io.hearth.problem.FieldProblem;
import io.hearth.problem.WebProblem;
import io.hearth.security.CurrentCaller;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Charge orders for residents (their own customers) and clerks. */
@RestController
@PreAuthorize("hasAnyRole('RESIDENT', 'CLERK')")
class ChargeOrderController {

    private final Ordering ordering;
    private final Closing closing;
    private final ChargeOrders orders;
    private final Idempotency idempotency;
    private final CurrentCaller caller;

    ChargeOrderController(
            Ordering ordering, Closing closing, ChargeOrders orders, Idempotency idempotency, CurrentCaller caller) {
        this.ordering = ordering;
        this.closing = closing;
        this.orders = orders;
        this.idempotency = idempotency;
        this.caller = caller;
    }

    @PostMapping("/api/charge-orders")
    @ResponseStatus(HttpStatus.CREATED)
    ChargeOrderView create(
            @RequestHeader("Idempotency-Key") String key, @Valid @RequestBody CreateChargeOrder request) {
        var who = caller.get();
        if (!who.maySee(request.customerNo())) {
            throw ChargeProblem.CUSTOMER_UNKNOWN.because(request.customerNo());
        }
        request.way().missing().ifPresent(ChargeOrderController::refuseWithout);
        return idempotency.once(
                "create-charge-order",
                who,
                key,
                request,
                ChargeOrderView.class,
                () -> ChargeOrderView.of(ordering.order(requestKey(who, key), who.subject(), request)));
    }

    @GetMapping("/api/me/charge-orders")
    @PreAuthorize("hasRole('RESIDENT')")
    Paged<ChargeOrderView> mine(@Valid PageQuery page) {
        var own = List.copyOf(caller.get().customers());
        return own.isEmpty()
                ? Paged.of(page, List.of(), 0)
                : orders.ofCustomers(own, page).map(ChargeOrderView::of);
    }

    @GetMapping("/api/charge-orders/{chargeOrderNo}")
    ChargeOrderView one(@PathVariable String chargeOrderNo) {
        return ChargeOrderView.of(visible(chargeOrderNo));
    }

    @PostMapping("/api/charge-orders/{chargeOrderNo}/close")
    ChargeOrderView close(@PathVariable String chargeOrderNo) {
        return ChargeOrderView.of(closing.close(visible(chargeOrderNo)));
    }

    private ChargeOrder visible(String chargeOrderNo) {
        return orders.byNumber(chargeOrderNo)
                .filter(order -> caller.get().maySee(order.customerNo()))
                .orElseThrow(() -> ChargeProblem.CHARGE_ORDER_NOT_FOUND.because(chargeOrderNo));
    }

    private static void refuseWithout(String field) {
        throw WebProblem.INVALID_CONTENT
                .because()
                .at(List.of(new FieldProblem(field, "REQUIRED", "该支付方式必填", "is required by the method")));
    }

    private static String requestKey(Caller who, String key) {
        return who.subject() + " " + key;
    }
}
