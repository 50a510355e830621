package io.hearth.billing.tariff;

/**
 * The class of customers a price document has a price for.
 *
 * <p>A code rather than a fixed list, because every city's document has its own classes. Usual ones: RESIDENT, NON_RESIDENT,
 * LOW_INCOME, PUBLIC_BENEFIT, SCHOOL, HOSPITAL, OFFICE, HOTEL, SHOP, FACTORY, OTHER.
 *
 * @param code capital letters, digits and underscores, at most 32, else {@link IllegalArgumentException}
 */
public record CustomerClass(String code) {

    public CustomerClass {
        CodeForm.require(code);
    }

    @Override
    public String toString() {
        return code;
    }
}
