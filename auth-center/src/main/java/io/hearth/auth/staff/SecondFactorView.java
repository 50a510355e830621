package io.hearth.auth.staff;

/**
 * What a member of staff types or scans into an authenticator app, shown once.
 *
 * @param secret in base 32
 * @param uri for a QR code
 */
record SecondFactorView(String secret, String uri) {

    @Override
    public String toString() {
        return "SecondFactorView[***]";
    }
}
