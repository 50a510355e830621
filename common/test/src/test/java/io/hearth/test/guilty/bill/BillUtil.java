package io.hearth.test.guilty.bill;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;

/** Guilty in most things a class can be guilty of. */
class BillUtil {

    @Value("${bill.limit}")
    int limit;

    @Autowired
    Clock clock = Clock.systemUTC();

    double amount;

    LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    void print() throws InterruptedException {
        Thread.sleep(1);
        System.out.println(amount);
    }
}
