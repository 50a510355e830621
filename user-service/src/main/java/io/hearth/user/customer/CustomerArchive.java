package io.hearth.user.customer;

import io.hearth.data.NumberSeries;
import io.hearth.service.BusinessTime;
import io.hearth.user.UserProblem;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/** What clerks do with customers: open, change, look at what is sealed. */
@Service
class CustomerArchive {

    private static final Logger LOG = LoggerFactory.getLogger(CustomerArchive.class);

    private final Customers customers;
    private final Registrations registrations;
    private final NumberSeries numbers;
    private final TransactionOperations transaction;
    private final Clock clock;

    CustomerArchive(
            Customers customers,
            Registrations registrations,
            NumberSeries numbers,
            TransactionOperations transaction,
            Clock clock) {
        this.customers = customers;
        this.registrations = registrations;
        this.numbers = numbers;
        this.transaction = transaction;
        this.clock = clock;
    }

    /**
     * Opens a customer.
     *
     * @param externalRef names the clerk's request; asked again with it, the customer of the first time is the answer
     * @throws io.hearth.problem.ProblemException {@link UserProblem#CUSTOMER_EXISTS} with {@code customerNo} if the identity
     *     number is in the archive
     */
    Customer open(OpenCustomer request, String externalRef) {
        var identity = request.identity();
        var earlier = registrations.customersOf(List.of(externalRef)).get(externalRef);
        if (earlier != null) {
            return customers.byNumber(earlier);
        }
        refuseSecond(identity);
        var now = clock.instant();
        var customer = new Customer(
                numbers.next("C", BusinessTime.dayOf(now)),
                request.name().strip(),
                Optional.of(request.phone()),
                Optional.of(identity),
                request.customerClass(),
                Origin.COUNTER,
                0,
                now,
                now);
        try {
            transaction.executeWithoutResult(ignored -> store(customer, externalRef, now));
        } catch (DuplicateKeyException e) {
            refuseSecond(identity);
            throw e;
        }
        LOG.atInfo().addKeyValue("customerNo", customer.customerNo()).log("customer opened");
        return customer;
    }

    Customer change(String customerNo, ChangeCustomer change) {
        var before = customers.byNumber(customerNo);
        var after = before.changed(change, clock.instant());
        customers.store(before, after);
        LOG.atInfo().addKeyValue("customerNo", customerNo).log("customer changed");
        return after;
    }

    /** A customer in the clear; who looked and why is kept for good before anything is shown. */
    Customer disclose(String customerNo, String to, String reason) {
        var customer = customers.byNumber(customerNo);
        customers.disclosed(customerNo, to, reason, clock.instant());
        LOG.atInfo().addKeyValue("customerNo", customerNo).addKeyValue("to", to).log("customer disclosed");
        return customer;
    }

    private void store(Customer customer, String externalRef, Instant now) {
        customers.add(List.of(customer));
        registrations.add(List.of(new RegistrationRow(externalRef, customer.customerNo(), now)));
    }

    private void refuseSecond(IdentityDocument identity) {
        customers.withDocuments(List.of(identity)).stream().findFirst().ifPresent(known -> {
            throw UserProblem.CUSTOMER_EXISTS.because(known.customerNo()).with("customerNo", known.customerNo());
        });
    }
}
