package io.hearth.sms;

import java.net.URI;
import java.time.Duration;

/**
 * The account with the SMS provider.
 *
 * @param endpoint for example {@code https://dysmsapi.aliyuncs.com}
 * @param signName the sender's name in brackets before the text, registered with the provider
 * @param connectWithin how long the provider may take to be reached
 * @param answerWithin how long it may take to answer; a later answer counts as none
 */
public record SmsAccount(
        URI endpoint,
        String accessKeyId,
        String accessKeySecret,
        String signName,
        Duration connectWithin,
        Duration answerWithin) {

    public SmsAccount {
        if (accessKeyId.isBlank() || accessKeySecret.isBlank() || signName.isBlank()) {
            throw new IllegalArgumentException("an SMS account has access-key-id, access-key-secret and sign-name");
        }
        if (!connectWithin.isPositive() || !answerWithin.isPositive()) {
            throw new IllegalArgumentException("connect-within and answer-within of an SMS account must be positive");
        }
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return "SmsAccount[" + endpoint + ", " + accessKeyId + ", " + signName + "]";
    }
}
