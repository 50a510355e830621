package io.hearth.notification.message;

import static io.hearth.notification.message.MessageStatus.FAILED;
import static io.hearth.notification.message.MessageStatus.SENT;
import static io.hearth.notification.message.MessageStatus.UNCLEAR;
import static io.hearth.notification.message.MessageStatus.WAITING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.hearth.problem.IllegalStepException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MessageTest {

    private static final Recipient PHONE = new Recipient("tag", "138****0001");
    private static final Message WAITS = new Message(
            "N1",
            "C1",
            Template.PAYMENT_RECEIVED,
            "R1",
            Map.of(),
            WAITING,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            0,
            0,
            Instant.EPOCH,
            null,
            0);

    @Test
    void knowsTheseStepsOnly() {
        assertThat(WAITING.next()).containsExactlyInAnyOrder(UNCLEAR, FAILED);
        assertThat(UNCLEAR.next()).containsExactlyInAnyOrder(UNCLEAR, WAITING, SENT, FAILED);
        assertThat(SENT.next()).isEmpty();
        assertThat(FAILED.next()).isEmpty();
        assertThatThrownBy(() -> SENT.to(WAITING)).isInstanceOf(IllegalStepException.class);
    }

    @Test
    void isUnclearFromTheMomentItIsHandedOver() {
        var handed = WAITS.handedOver(PHONE);
        assertThat(handed.status()).isEqualTo(UNCLEAR);
        assertThat(handed.unclearSends()).isEqualTo(1);
        assertThat(handed.sent("9^0").status()).isEqualTo(SENT);
    }

    @Test
    void waitsAgainWhenItWasCertainlyNotTaken() {
        var again = WAITS.handedOver(PHONE).notTaken();
        assertThat(again.status()).isEqualTo(WAITING);
        assertThat(again.unclearSends()).isZero();
        assertThat(again.attempts()).isEqualTo(1);
    }

    @Test
    void staysUnclearWhenOnlyTheSecondSendWasCertainlyNotTaken() {
        var again = WAITS.handedOver(PHONE).handedOver(PHONE).notTaken();
        assertThat(again.status()).isEqualTo(UNCLEAR);
        assertThat(again.unclearSends()).isEqualTo(1);
    }

    @Test
    void showsOfAPhoneWhatTellsNobodyWhoseItIs() {
        assertThat(PhoneTags.masked("13800000001")).isEqualTo("138****0001");
        assertThat(PhoneTags.masked("1234567")).isEqualTo("****");
    }
}
