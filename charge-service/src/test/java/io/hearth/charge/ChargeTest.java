package io.hearth.charge;

import io.hearth.test.ServiceTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.TestPropertySource;

/** A test of charge-service on real middleware, its neighbours played by models. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ServiceTest(database = "charge_db")
@Import({Neighbours.class, HeardSuccesses.class})
@TestPropertySource(
        properties = {
            "hearth.charge.pay-within=2s",
            "hearth.charge.look-every=300ms",
            "hearth.charge.scan-every=200ms",
            "hearth.charge.book-again=300ms"
        })
public @interface ChargeTest {}
