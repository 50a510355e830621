package io.hearth.user.customer;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.stereotype.Repository;

/** By which requests customers came into the archive. */
@Repository
class Registrations {

    private final CustomerMapper mapper;

    Registrations(CustomerMapper mapper) {
        this.mapper = mapper;
    }

    /** The customers of those references that are known, by reference. */
    Map<String, String> customersOf(Collection<String> externalRefs) {
        return externalRefs.isEmpty()
                ? Map.of()
                : mapper.registrations(externalRefs).stream()
                        .collect(Collectors.toMap(RegistrationRow::externalRef, RegistrationRow::customerNo));
    }

    /** @throws org.springframework.dao.DuplicateKeyException if one of the references is known */
    void add(List<RegistrationRow> rows) {
        if (!rows.isEmpty()) {
            mapper.register(rows);
        }
    }

    int remove(Collection<String> externalRefs) {
        return mapper.unregister(externalRefs);
    }

    /** Removes customers that came from records, were never changed and are named by no registration; returns how many. */
    int removeCustomersWithout(Collection<String> customerNos) {
        return customerNos.isEmpty() ? 0 : mapper.removeUnregistered(customerNos);
    }
}
