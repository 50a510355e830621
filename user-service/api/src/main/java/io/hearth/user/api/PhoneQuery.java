package io.hearth.user.api;

/** @param phone a mobile number of eleven digits */
public record PhoneQuery(String phone) {}
