package io.hearth.test.guilty.bill;

public record BillRow(long id) {}
