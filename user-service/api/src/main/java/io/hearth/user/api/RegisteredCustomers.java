package io.hearth.user.api;

import java.util.List;

/** @param customerNos one for each entry, in the order asked; one customer may stand there several times */
public record RegisteredCustomers(List<String> customerNos) {}
