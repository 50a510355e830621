package io.hearth.test.guilty.run;

import io.hearth.test.guilty.bill.Bill;
import java.util.List;

public record Run(List<Bill> bills) {}
