package io.hearth.property.sheet;

/** The file as a whole cannot be imported; says why, to people, in Chinese and English. */
public final class SheetRefused extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final SheetRefusal reason;
    private final String chinese;
    private final String english;

    SheetRefused(SheetRefusal reason, String chinese, String english) {
        super(reason + ": " + english);
        this.reason = reason;
        this.chinese = chinese;
        this.english = english;
    }

    public SheetRefusal reason() {
        return reason;
    }

    public String chinese() {
        return chinese;
    }

    public String english() {
        return english;
    }
}
