package io.hearth.billing.bill;

import io.hearth.billing.BillingProblem;
import io.hearth.security.CurrentCaller;
import io.hearth.service.BusinessTime;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Bills for residents (their own) and staff. */
@RestController
class BillController {

    private static final String SEASON = "\\d{4}-\\d{4}";
    private static final TypeReference<Map<String, Object>> INPUTS = new TypeReference<>() {};

    private final Bills bills;
    private final CurrentCaller caller;
    private final JsonMapper json;

    BillController(Bills bills, CurrentCaller caller, JsonMapper json) {
        this.bills = bills;
        this.caller = caller;
        this.json = json;
    }

    @GetMapping("/api/me/bills")
    @PreAuthorize("hasRole('RESIDENT')")
    Paged<BillView> mine(
            @RequestParam(required = false) @Pattern(regexp = SEASON) @Nullable String season,
            @RequestParam(required = false) @Nullable BillStatus status,
            @Valid PageQuery page) {
        var own = List.copyOf(caller.get().customers());
        return own.isEmpty()
                ? Paged.of(page, List.of(), 0)
                : bills.find(new BillQuery(own, season, status), page).map(BillView::of);
    }

    @GetMapping("/api/bills")
    @PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'ADMIN')")
    Paged<BillView> find(
            @RequestParam(required = false) @Nullable String customerNo,
            @RequestParam(required = false) @Pattern(regexp = SEASON) @Nullable String season,
            @RequestParam(required = false) @Nullable BillStatus status,
            @Valid PageQuery page) {
        var customers = customerNo == null ? null : List.of(customerNo);
        return bills.find(new BillQuery(customers, season, status), page).map(BillView::of);
    }

    @GetMapping("/api/bills/{billNo}")
    @PreAuthorize("hasAnyRole('RESIDENT', 'CLERK', 'FINANCE', 'ADMIN')")
    BillView.WithEntries one(@PathVariable String billNo) {
        var bill = bills.byNumber(billNo)
                .filter(found -> caller.get().maySee(found.customerNo()))
                .orElseThrow(() -> BillingProblem.BILL_NOT_FOUND.because(billNo));
        return new BillView.WithEntries(
                BillView.of(bill), bills.entries(bill).stream().map(this::view).toList());
    }

    private BillView.Entry view(BillEntry entry) {
        return new BillView.Entry(
                entry.kind(),
                entry.reference(),
                entry.amount().fen(),
                entry.formula(),
                json.readValue(entry.inputs(), INPUTS),
                entry.happenedAt().atZone(BusinessTime.ZONE).toOffsetDateTime());
    }
}
