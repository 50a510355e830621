package io.hearth.invoice.issuing;

import io.hearth.money.Money;
import java.math.BigDecimal;

/**
 * What was sold, by one bill.
 *
 * @param taxCategory code of goods and services, 19 digits
 * @param taxRate as a fraction, 0 for what is exempt
 * @param amount with tax
 */
public record InvoiceLine(String billNo, String name, String taxCategory, BigDecimal taxRate, Money amount) {}
