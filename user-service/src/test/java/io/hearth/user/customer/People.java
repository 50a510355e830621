package io.hearth.user.customer;

import java.util.concurrent.atomic.AtomicInteger;

/** People for tests, no two alike: numbers right by form that belong to nobody. */
final class People {

    private static final AtomicInteger NEXT = new AtomicInteger();
    private static final int[] WEIGHTS = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};

    private People() {}

    static String phone() {
        return "154%08d".formatted(NEXT.incrementAndGet());
    }

    static String idNumber() {
        var body = "99010119900802%03d".formatted(NEXT.incrementAndGet() % 1000);
        int sum = 0;
        for (int i = 0; i < WEIGHTS.length; i++) {
            sum += WEIGHTS[i] * (body.charAt(i) - '0');
        }
        return body + "10X98765432".charAt(sum % 11);
    }
}
