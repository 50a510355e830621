package io.hearth.property;

import io.hearth.test.ServiceTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.TestPropertySource;

/** A test of property-service with a customer archive in memory; all share one service, whose workers share one table. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ServiceTest(database = "property_db")
@Import({CustomersInMemory.class, UserServiceDouble.class})
@TestPropertySource(properties = {"hearth.imports.lease=3s", "hearth.imports.batch-rows=100"})
public @interface PropertyServiceTest {}
