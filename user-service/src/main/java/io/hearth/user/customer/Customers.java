package io.hearth.user.customer;

import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.user.UserProblem;
import io.hearth.user.privacy.PersonalData;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** The stored customers; sealed on the way in, opened on the way out. */
@Repository
class Customers {

    private final CustomerMapper mapper;
    private final PersonalData data;

    Customers(CustomerMapper mapper, PersonalData data) {
        this.mapper = mapper;
        this.data = data;
    }

    /** @throws io.hearth.problem.ProblemException {@link UserProblem#CUSTOMER_NOT_FOUND} */
    Customer byNumber(String customerNo) {
        return Optional.ofNullable(mapper.selectById(customerNo))
                .map(this::opened)
                .orElseThrow(() -> UserProblem.CUSTOMER_NOT_FOUND.because(customerNo));
    }

    /** Those of these numbers that there are, in their order of number. */
    List<Customer> withNumbers(Collection<String> customerNos) {
        return customerNos.isEmpty() ? List.of() : opened(mapper.withNumbers(customerNos));
    }

    List<Customer> withPhones(Collection<String> phones) {
        return phones.isEmpty() ? List.of() : opened(mapper.withPhones(indexes(phones)));
    }

    List<Customer> withDocuments(Collection<IdentityDocument> documents) {
        var indexed = documents.stream().map(IdentityDocument::indexed).toList();
        return indexed.isEmpty() ? List.of() : opened(mapper.withIdNumbers(indexes(indexed)));
    }

    /** @param keyword a whole customer number, a whole phone or the beginning of a name; all customers when null */
    Paged<Customer> find(@Nullable String keyword, PageQuery page) {
        var found = mapper.find(
                Page.of(page.number(), page.length()),
                keyword,
                keyword == null ? null : keyword.replaceAll("[!%_]", "!$0") + "%",
                keyword == null ? List.of() : data.indexes(keyword));
        return Paged.of(page, found.getRecords(), found.getTotal()).map(this::opened);
    }

    /** @throws org.springframework.dao.DuplicateKeyException if one of the identity numbers is in the archive */
    void add(List<Customer> customers) {
        if (!customers.isEmpty()) {
            mapper.insertAll(customers.stream()
                    .map(customer -> CustomerRow.of(customer, data))
                    .toList());
        }
    }

    /**
     * Stores a change.
     *
     * @throws io.hearth.problem.ProblemException {@link UserProblem#CUSTOMER_CHANGED} when somebody was faster
     */
    void store(Customer before, Customer after) {
        if (mapper.update(CustomerRow.of(after, data), before.version()) != 1) {
            throw UserProblem.CUSTOMER_CHANGED.because(before.customerNo());
        }
    }

    /** Seals rows of a retired key anew; returns how many it found. One that is changed meanwhile is sealed by its change. */
    int sealAnew(int limit) {
        var rows = mapper.sealedWithAnotherKey(data.keyId(), limit);
        rows.forEach(row -> mapper.update(CustomerRow.of(opened(row), data), row.version()));
        return rows.size();
    }

    void disclosed(String customerNo, String to, String reason, Instant at) {
        mapper.disclose(customerNo, to, reason, at);
    }

    private List<String> indexes(Collection<String> texts) {
        return texts.stream().flatMap(text -> data.indexes(text).stream()).toList();
    }

    private List<Customer> opened(List<CustomerRow> rows) {
        return rows.stream().map(this::opened).toList();
    }

    private Customer opened(CustomerRow row) {
        return row.customer(data);
    }
}
