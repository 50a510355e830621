package io.hearth.simulator.sms;

/** What can be asked of the provider, as orders to misbehave name it. */
public enum SmsOperation {
    SEND
}
