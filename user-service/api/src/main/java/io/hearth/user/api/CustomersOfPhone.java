package io.hearth.user.api;

import java.util.List;

/** The customers bound to a phone number. */
public record CustomersOfPhone(List<String> customerNos) {}
