package io.hearth.auth.resident;

import io.hearth.service.SensitiveText;

/** A mobile number of the Chinese mainland. */
record Phone(String number) {

    /** The form of the number, for requests. */
    static final String FORM = "1[3-9]\\d{9}";

    Phone {
        if (!number.matches(FORM)) {
            throw new IllegalArgumentException("not a mobile number");
        }
    }

    /** As people and logs may see it: {@code 138****5678}. */
    String masked() {
        return SensitiveText.mask(number);
    }

    @Override
    public String toString() {
        return masked();
    }
}
