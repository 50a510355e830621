package io.hearth.charge.order;

import io.hearth.money.Money;

/**
 * What an order pays of one bill.
 *
 * @param season and address as they stand on the bill
 */
public record ChargeItem(String billNo, Money amount, String season, String address) {}
