package io.hearth.billing.tariff;

import org.jspecify.annotations.Nullable;

/** The published paper that a price comes from. */
record PriceDocument(String name, @Nullable String number, int year) {

    private static final int FIRST_YEAR = 1949;
    private static final int LAST_YEAR = 2100;

    void check(Problems problems) {
        problems.between("year", year, FIRST_YEAR, LAST_YEAR);
    }
}
