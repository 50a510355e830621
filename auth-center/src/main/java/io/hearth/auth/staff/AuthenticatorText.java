package io.hearth.auth.staff;

/** RFC 4648 base 32 without padding, in which authenticator apps take secrets; the Java library has only base 64. */
final class AuthenticatorText {

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int BITS = 5;
    private static final int MASK = 31;

    private AuthenticatorText() {}

    static String of(byte[] bytes) {
        var text = new StringBuilder();
        int buffer = 0;
        int held = 0;
        for (byte next : bytes) {
            buffer = buffer << Byte.SIZE | Byte.toUnsignedInt(next);
            held += Byte.SIZE;
            while (held >= BITS) {
                held -= BITS;
                text.append(ALPHABET.charAt(buffer >> held & MASK));
            }
        }
        if (held > 0) {
            text.append(ALPHABET.charAt(buffer << BITS - held & MASK));
        }
        return text.toString();
    }
}
