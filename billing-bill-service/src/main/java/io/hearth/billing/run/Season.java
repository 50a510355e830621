package io.hearth.billing.run;

import io.hearth.billing.BillingProblem;
import java.util.regex.Pattern;

/** The name of a heating season, {@code 2026-2027}. */
final class Season {

    private static final Pattern NAME = Pattern.compile("(\\d{4})-(\\d{4})");

    private Season() {}

    /**
     * The year in which a season begins.
     *
     * @throws io.hearth.problem.ProblemException {@link BillingProblem#SEASON_INVALID}
     */
    static int startYear(String name) {
        var matcher = NAME.matcher(name);
        if (matcher.matches()) {
            int start = Integer.parseInt(matcher.group(1));
            if (Integer.parseInt(matcher.group(2)) == start + 1) {
                return start;
            }
        }
        throw BillingProblem.SEASON_INVALID.because(name);
    }
}
