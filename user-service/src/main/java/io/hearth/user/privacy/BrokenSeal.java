package io.hearth.user.privacy;

/** Sealed data was changed, moved to another place, or its key is not here; never passed over, always a bug or an attack. */
public final class BrokenSeal extends RuntimeException {

    private static final long serialVersionUID = 1;

    BrokenSeal(String place) {
        super("the sealed data of " + place + " cannot be opened");
    }
}
