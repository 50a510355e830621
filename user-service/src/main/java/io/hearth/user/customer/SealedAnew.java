package io.hearth.user.customer;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Completes a change of the data key: rows of a retired key are sealed with the current one, little by little. */
@Component
class SealedAnew {

    private static final Logger LOG = LoggerFactory.getLogger(SealedAnew.class);
    private static final int AT_ONCE = 200;

    private final Customers customers;

    SealedAnew(Customers customers) {
        this.customers = customers;
    }

    @Scheduled(fixedDelayString = "PT10S", initialDelayString = "PT10S")
    void some() {
        int found = customers.sealAnew(AT_ONCE);
        if (found > 0) {
            LOG.atInfo().addKeyValue("rows", found).log("customers sealed anew with the current key");
        }
    }
}
