package io.hearth.sms;

/** What became of a message that was handed to the provider. */
public sealed interface SmsAnswer {

    /** @param bizId the provider's receipt */
    record Accepted(String bizId) implements SmsAnswer {}

    /**
     * The provider says no; the message was certainly not sent.
     *
     * @param code for example {@code isv.MOBILE_NUMBER_ILLEGAL}
     */
    record Refused(String code) implements SmsAnswer {}

    /** The provider was not reached, or is out of service; the message was certainly not sent. */
    record NotTaken(String why) implements SmsAnswer {}

    /** No answer that can be understood; the message may have been sent. */
    record Unclear(String why) implements SmsAnswer {}
}
