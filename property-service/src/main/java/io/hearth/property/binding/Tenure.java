package io.hearth.property.binding;

import io.hearth.property.PropertyProblem;
import io.hearth.property.place.Properties;
import java.time.LocalDate;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Binds customers to properties, one at a time, and ends bindings. */
@Service
class Tenure {

    private static final Logger LOG = LoggerFactory.getLogger(Tenure.class);

    private final Bindings bindings;
    private final Properties properties;

    Tenure(Bindings bindings, Properties properties) {
        this.bindings = bindings;
        this.properties = properties;
    }

    /**
     * Binds a customer, whom the caller knows to exist, to a property.
     *
     * @throws io.hearth.problem.ProblemException {@link PropertyProblem#PROPERTY_HAS_CUSTOMER} or
     *     {@link PropertyProblem#BINDING_OVERLAPS}
     */
    @Transactional
    public Binding bind(long propertyId, String customerNo, LocalDate from, String by) {
        properties.lock(propertyId);
        for (var former : bindings.ofProperty(propertyId)) {
            if (former.validUntil() == null) {
                throw PropertyProblem.PROPERTY_HAS_CUSTOMER.because(propertyId);
            }
            if (from.isBefore(former.validUntil())) {
                throw PropertyProblem.BINDING_OVERLAPS.because(former.validUntil());
            }
        }
        bindings.add(new Bindings.NewBinding(propertyId, customerNo, from), by);
        LOG.atInfo()
                .addKeyValue("propertyId", propertyId)
                .addKeyValue("customerNo", customerNo)
                .log("customer bound to a property");
        return bindings.ofProperty(propertyId).getLast();
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#BINDING_ENDED} or {@link PropertyProblem#SPAN_REVERSED} */
    @Transactional
    public Binding end(long propertyId, long bindingId, LocalDate until, String by) {
        properties.lock(propertyId);
        var binding = bindings.binding(propertyId, bindingId);
        var from = Objects.requireNonNullElse(binding.validFrom(), LocalDate.MIN);
        if (until.isBefore(from)) {
            throw PropertyProblem.SPAN_REVERSED.because(from);
        }
        bindings.end(binding, until, by);
        LOG.atInfo()
                .addKeyValue("propertyId", propertyId)
                .addKeyValue("customerNo", binding.customerNo())
                .log("binding ended");
        return bindings.binding(propertyId, bindingId);
    }
}
