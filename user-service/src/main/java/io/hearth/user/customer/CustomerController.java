package io.hearth.user.customer;

import io.hearth.idempotency.Idempotency;
import io.hearth.security.CurrentCaller;
import io.hearth.user.UserProblem;
import io.hearth.user.privacy.PersonalData;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Customers for staff, and each resident's own. */
@RestController
class CustomerController {

    private final CustomerArchive archive;
    private final Customers customers;
    private final PersonalData data;
    private final Idempotency idempotency;
    private final CurrentCaller caller;

    CustomerController(
            CustomerArchive archive,
            Customers customers,
            PersonalData data,
            Idempotency idempotency,
            CurrentCaller caller) {
        this.archive = archive;
        this.customers = customers;
        this.data = data;
        this.idempotency = idempotency;
        this.caller = caller;
    }

    @GetMapping("/api/me/customers")
    @PreAuthorize("hasRole('RESIDENT')")
    Paged<CustomerView> mine(@Valid PageQuery page) {
        var own = customers.withNumbers(caller.get().customers()).stream()
                .map(CustomerView::of)
                .toList();
        var shown = own.stream().skip(page.offset()).limit(page.length()).toList();
        return Paged.of(page, shown, own.size());
    }

    /** @param keyword a whole customer number, a whole phone or the beginning of a name */
    @GetMapping("/api/customers")
    @PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'ADMIN')")
    Paged<CustomerView> find(
            @RequestParam(required = false) @Size(min = 1, max = 64) @Pattern(regexp = OpenCustomer.TEXT) @Nullable String keyword,
            @Valid PageQuery page) {
        return customers.find(keyword, page).map(CustomerView::of);
    }

    @GetMapping("/api/customers/{customerNo}")
    @PreAuthorize("hasAnyRole('RESIDENT', 'CLERK', 'FINANCE', 'ADMIN')")
    CustomerView one(@PathVariable String customerNo) {
        if (!caller.get().maySee(customerNo)) {
            throw UserProblem.CUSTOMER_NOT_FOUND.because(customerNo);
        }
        return CustomerView.of(customers.byNumber(customerNo));
    }

    @PostMapping("/api/customers")
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    ResponseEntity<CustomerView> open(
            @RequestHeader("Idempotency-Key") String key, @Valid @RequestBody OpenCustomer request) {
        var asked = new Fingerprint(
                request.name(),
                data.index(request.phone()),
                data.index(request.identity().indexed()),
                request.customerClass());
        var by = caller.get();
        var opened = idempotency.once(
                "open-customer",
                by,
                key,
                asked,
                CustomerView.class,
                () -> CustomerView.of(archive.open(request, "counter:" + by.subject() + ":" + key)));
        return ResponseEntity.created(URI.create("/api/customers/" + opened.customerNo()))
                .body(opened);
    }

    @PatchMapping("/api/customers/{customerNo}")
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    CustomerView change(@PathVariable String customerNo, @Valid @RequestBody ChangeCustomer change) {
        return CustomerView.of(archive.change(customerNo, change));
    }

    /** A phone and identity number in the clear; who looks and why is kept. */
    @PostMapping("/api/customers/{customerNo}/disclosures")
    @PreAuthorize("hasRole('ADMIN')")
    CustomerView.Plain disclose(@PathVariable String customerNo, @Valid @RequestBody Disclosure request) {
        return CustomerView.Plain.of(archive.disclose(customerNo, caller.get().subject(), request.reason()));
    }

    /** The content of a request as the idempotency record may keep it: a plain hash of a phone is soon guessed. */
    private record Fingerprint(String name, String phone, String identity, String customerClass) {}

    /** @param reason why the clear data is needed, for whoever reviews it */
    record Disclosure(
            @NotBlank @Size(max = 200) @Pattern(regexp = OpenCustomer.TEXT) String reason) {}
}
