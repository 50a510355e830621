package io.hearth.billing.tariff;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Gathers every problem of a tariff, each at its place, instead of stopping at the first. */
final class Problems {

    private static final int MOST_DECIMALS = 6;

    private final String place;
    private final Set<TariffProblem> found;

    Problems() {
        this("", new LinkedHashSet<>());
    }

    private Problems(String place, Set<TariffProblem> found) {
        this.place = place;
        this.found = found;
    }

    /** The same collection, seen from a field. */
    Problems at(String field) {
        return new Problems(place(field), found);
    }

    /** The same collection, seen from an entry of a list. */
    Problems at(String list, int index) {
        return new Problems(place(list) + "[" + index + "]", found);
    }

    /** The same collection, seen from an entry of the list at this place. */
    Problems at(int index) {
        return new Problems(place + "[" + index + "]", found);
    }

    void add(String field, TariffProblem.Code code) {
        add(field, code, "");
    }

    /** A problem named twice at one place is one problem. */
    void add(String field, TariffProblem.Code code, String detail) {
        found.add(new TariffProblem(place(field), code, detail));
    }

    void amount(String field, BigDecimal value, BigDecimal most) {
        if (value.signum() <= 0) {
            add(field, TariffProblem.Code.NOT_POSITIVE);
        } else if (value.compareTo(most) > 0) {
            add(field, TariffProblem.Code.TOO_LARGE, most.toPlainString());
        } else if (value.scale() > MOST_DECIMALS) {
            add(field, TariffProblem.Code.TOO_MANY_DECIMALS, String.valueOf(MOST_DECIMALS));
        }
    }

    void between(String field, BigDecimal value, BigDecimal least, BigDecimal most) {
        if (value.compareTo(least) < 0) {
            add(field, TariffProblem.Code.TOO_SMALL, least.toPlainString());
        } else {
            amount(field, value, most);
        }
    }

    void between(String field, int value, int least, int most) {
        between(field, BigDecimal.valueOf(value), BigDecimal.valueOf(least), BigDecimal.valueOf(most));
    }

    int count() {
        return found.size();
    }

    List<TariffProblem> list() {
        return List.copyOf(found);
    }

    private String place(String field) {
        if (field.isEmpty()) {
            return place;
        }
        return place.isEmpty() ? field : place + "." + field;
    }
}
