package io.hearth.property.binding;

import io.hearth.property.PropertyProblem;
import io.hearth.property.place.Occupants;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** The stored bindings. */
@Repository
public class Bindings implements Occupants {

    private final BindingMapper mapper;
    private final Clock clock;

    Bindings(BindingMapper mapper, Clock clock) {
        this.mapper = mapper;
        this.clock = clock;
    }

    /** @param from null when longer ago than the records go back */
    public record NewBinding(
            long propertyId, String customerNo, @Nullable LocalDate from) {}

    /**
     * Binds customers to properties that have none.
     *
     * @throws org.springframework.dao.DuplicateKeyException if one of the properties has a customer
     */
    public void addImported(long importId, List<NewBinding> bindings, String by) {
        if (!bindings.isEmpty()) {
            mapper.addAll(bindings, importId, by, clock.instant());
        }
    }

    /** Those of these properties that were bound or unbound since the import brought them. */
    public Set<Long> changedSince(long importId, Collection<Long> propertyIds) {
        return propertyIds.isEmpty() ? Set.of() : new HashSet<>(mapper.changedSince(importId, propertyIds));
    }

    /** Those of these customers that have or had a property. */
    public Set<String> bound(Collection<String> customerNos) {
        return customerNos.isEmpty() ? Set.of() : new HashSet<>(mapper.bound(customerNos));
    }

    public void remove(Collection<Long> propertyIds) {
        if (!propertyIds.isEmpty()) {
            mapper.remove(propertyIds);
        }
    }

    @Override
    public Map<Long, String> customersOf(Collection<Long> propertyIds) {
        return propertyIds.isEmpty()
                ? Map.of()
                : mapper.open(propertyIds).stream().collect(Collectors.toMap(Binding::propertyId, Binding::customerNo));
    }

    @Override
    public List<Long> propertiesOf(Collection<String> customerNos) {
        return customerNos.isEmpty() ? List.of() : mapper.propertiesOf(customerNos);
    }

    List<Binding> ofProperty(long propertyId) {
        return mapper.ofProperty(propertyId);
    }

    void add(NewBinding binding, String by) {
        mapper.addAll(List.of(binding), null, by, clock.instant());
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#BINDING_ENDED} */
    void end(Binding binding, LocalDate until, String by) {
        if (mapper.end(binding.id(), until, by, clock.instant()) != 1) {
            throw PropertyProblem.BINDING_ENDED.because(binding.id());
        }
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#BINDING_NOT_FOUND} */
    Binding binding(long propertyId, long id) {
        return Optional.ofNullable(mapper.binding(id, propertyId))
                .orElseThrow(() -> PropertyProblem.BINDING_NOT_FOUND.because(id));
    }
}
