package io.hearth.simulation;

/** A fault that such systems are known to have; seeded one at a time, each must be found. */
enum Bug {
    IGNORE_VERSION("the last writer wins"),
    NO_AMOUNT_CHECK("another amount is booked as if it were the right one"),
    TIMEOUT_IS_FAILURE("a time-out of CREATE is taken for a refusal"),
    CREATE_AGAIN_IN_DOUBT("CREATE is sent again although the channel did not say that it knows no such order"),
    NEW_NUMBER_ON_RETRY("a retry gets a new order number"),
    NOT_EXIST_IS_CLOSED("an order that the channel does not know yet is closed at once"),
    NOT_EXIST_IS_FAILED("an order that the channel does not know yet has failed"),
    NOT_EXIST_IS_FORGOTTEN("an order that the channel never knew stays open for ever"),
    SUCCESS_GOES_BACK_TO_OPEN("an older word of an open order undoes a payment"),
    SUCCESS_GOES_BACK_TO_CLOSED("a word of a closed order undoes a payment"),
    SILENCE_IS_SUCCESS("no answer to a query is taken for a payment"),
    OPEN_IS_SUCCESS("an order that the channel knows is taken for paid"),
    SILENCE_IS_CLOSED("no answer to a query is taken for the end"),
    LATE_SUCCESS_IGNORED("money for a closed order is dropped"),
    LATE_SUCCESS_ONLY_AN_ISSUE_AT_PAYMENT("money for a closed order never gets as far as the bills"),
    CLOSE_WITHOUT_QUERY("an order is closed at the channel without asking first"),
    SILENCE_ON_CLOSE_IS_CLOSED("no answer to CLOSE is taken for the end"),
    EXPIRED_IS_CLOSED("an order whose time is up is closed whatever the channel says"),
    ANSWER_BEFORE_KEEPING("a notification is answered before it is stored"),
    EVENT_OUTSIDE_THE_TRANSACTION("the event of a payment is sent after the transaction, and lost with the process"),
    FACT_NOT_KEPT("a reported payment is booked without being stored first"),
    BOOK_TWICE("a second report of a payment is booked again"),
    REPEAT_IS_AN_ISSUE("a second report of a booked payment is taken for a second payment"),
    HALF_BOOKED("bills are booked although the order could not be"),
    NO_ROW_MEANS_ROLLBACK("no row in the transaction log is taken for a rollback at once"),
    MESSAGE_TAKEN_TWICE("a message that comes twice takes effect twice"),
    HELD_BILL_TAKEN("a bill that another order holds is taken"),
    HOLD_NEVER_RELEASED("a closed order keeps its bills"),
    HOLD_NEVER_ENDS("a hold whose order died is never ended"),
    HELD_BILL_BOOKED_BY_ANOTHER("a payment is booked on a bill that another order holds"),
    BOOKED_BEYOND_DUE("more is booked on a bill than is due"),
    BOOKED_BUT_STILL_HELD("a booked bill stays held");

    private final String what;

    Bug(String what) {
        this.what = what;
    }

    String what() {
        return what;
    }
}
