package io.hearth.user.api;

import java.util.List;

/** @param customerNos in their order of number */
public record CustomersOfPhone(List<String> customerNos) {}
