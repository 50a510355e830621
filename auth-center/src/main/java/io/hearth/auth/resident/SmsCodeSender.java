package io.hearth.auth.resident;

/** Brings a sign-in code to a phone. */
public interface SmsCodeSender {

    /**
     * Hands the code to the provider.
     *
     * @throws io.hearth.problem.ProblemException {@link io.hearth.auth.AuthProblem#SMS_NOT_SENT} when the provider does not take it
     */
    void send(String phone, String code);
}
