package io.hearth.user.api;

/**
 * @param registrations how many were taken back
 * @param customers how many were removed with them
 */
public record UnregisteredCustomers(int registrations, int customers) {}
