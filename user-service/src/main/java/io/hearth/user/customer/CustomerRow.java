package io.hearth.user.customer;

import com.baomidou.mybatisplus.annotation.IdType;
import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import io.hearth.user.privacy.PersonalData;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A customer as it is stored: phone and identity number sealed, each with the index by which it is found. */
@TableName("customer")
record CustomerRow(
        @TableId(type = IdType.INPUT) String customerNo,
        String name,
        @Nullable String phoneSealed,
        @Nullable String phoneIndex,
        @Nullable DocumentType idType,
        @Nullable String idNumberSealed,
        @Nullable String idNumberIndex,
        String customerClass,
        Origin origin,
        String keyId,
        int version,
        Instant createdAt,
        Instant changedAt) {

    static CustomerRow of(Customer customer, PersonalData data) {
        var no = customer.customerNo();
        var identity = customer.identity();
        return new CustomerRow(
                no,
                customer.name(),
                customer.phone().map(phone -> data.seal(phoneOf(no), phone)).orElse(null),
                customer.phone().map(data::index).orElse(null),
                identity.map(IdentityDocument::type).orElse(null),
                identity.map(known -> data.seal(idNumberOf(no), known.number())).orElse(null),
                identity.map(known -> data.index(known.indexed())).orElse(null),
                customer.customerClass(),
                customer.origin(),
                data.keyId(),
                customer.version(),
                customer.createdAt(),
                customer.changedAt());
    }

    Customer customer(PersonalData data) {
        return new Customer(
                customerNo,
                name,
                Optional.ofNullable(phoneSealed).map(text -> data.open(phoneOf(customerNo), text)),
                idType == null || idNumberSealed == null
                        ? Optional.empty()
                        : Optional.of(new IdentityDocument(idType, data.open(idNumberOf(customerNo), idNumberSealed))),
                customerClass,
                origin,
                version,
                createdAt,
                changedAt);
    }

    private static String phoneOf(String customerNo) {
        return "phone of " + customerNo;
    }

    private static String idNumberOf(String customerNo) {
        return "identity number of " + customerNo;
    }
}
