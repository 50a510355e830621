package io.hearth.property.binding;

import io.hearth.property.PropertyProblem;
import io.hearth.property.place.Properties;
import io.hearth.security.CurrentCaller;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who owes for a property, for clerks. */
@RestController
@RequestMapping("/api/properties/{propertyId}/bindings")
class BindingController {

    private final Tenure tenure;
    private final Bindings bindings;
    private final Properties properties;
    private final Customers customers;
    private final CurrentCaller caller;

    BindingController(
            Tenure tenure, Bindings bindings, Properties properties, Customers customers, CurrentCaller caller) {
        this.tenure = tenure;
        this.bindings = bindings;
        this.properties = properties;
        this.customers = customers;
        this.caller = caller;
    }

    /** All there were, the present one last; few enough for no pages. */
    @GetMapping
    @PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'ADMIN')")
    BindingsView all(@PathVariable long propertyId) {
        properties.check(propertyId);
        return new BindingsView(
                bindings.ofProperty(propertyId).stream().map(BindingView::of).toList());
    }

    @PostMapping
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    ResponseEntity<BindingView> bind(@PathVariable long propertyId, @Valid @RequestBody NewBinding request) {
        properties.check(propertyId);
        if (!customers.isKnown(request.customerNo())) {
            throw PropertyProblem.NO_SUCH_CUSTOMER.because(request.customerNo());
        }
        var bound = tenure.bind(
                propertyId, request.customerNo(), request.from(), caller.get().subject());
        return ResponseEntity.created(URI.create("/api/properties/" + propertyId + "/bindings"))
                .body(BindingView.of(bound));
    }

    @PostMapping("/{id}/end")
    @PreAuthorize("hasAnyRole('CLERK', 'ADMIN')")
    BindingView end(@PathVariable long propertyId, @PathVariable long id, @Valid @RequestBody EndBinding request) {
        properties.check(propertyId);
        return BindingView.of(
                tenure.end(propertyId, id, request.until(), caller.get().subject()));
    }

    /** @param from first day on which the customer owes for the property */
    record NewBinding(
            @NotNull @Pattern(regexp = "[A-Z0-9]{1,32}") String customerNo,
            @NotNull LocalDate from) {}

    /** @param until first day on which the customer owes no longer */
    record EndBinding(@NotNull LocalDate until) {}

    /** The bindings of one property. */
    record BindingsView(List<BindingView> items) {}

    /**
     * A binding as clerks see it.
     *
     * @param from null when longer ago than the records go back
     * @param until null while it has no end
     */
    record BindingView(
            long bindingId,
            long propertyId,
            String customerNo,
            @Nullable LocalDate from,
            @Nullable LocalDate until) {

        static BindingView of(Binding binding) {
            return new BindingView(
                    binding.id(),
                    binding.propertyId(),
                    binding.customerNo(),
                    binding.validFrom(),
                    binding.validUntil());
        }
    }
}
