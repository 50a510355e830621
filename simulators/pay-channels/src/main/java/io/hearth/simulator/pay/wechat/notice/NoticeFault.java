package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.fault.FaultKind;
import java.time.Duration;

/** How the sending of a notification can go wrong. */
public enum NoticeFault implements FaultKind {
    /** Never sent, nor repeated. */
    LOSE(Duration.ZERO) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.Lose();
        }
    },
    /** Sent later. */
    DELAY(Duration.ofSeconds(10)) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.Wait(hold);
        }
    },
    /** Sent again although it was accepted. */
    TWICE(Duration.ZERO) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.Send(2, false, Content.TRUE);
        }
    },
    /** Sent ten times in the same moment. */
    TEN_AT_ONCE(Duration.ZERO) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.Send(10, true, Content.TRUE);
        }
    },
    /** Sent now and, stale by then, once more later, though it was accepted. */
    OUT_OF_ORDER(Duration.ofMinutes(1)) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.SendAndRemind(hold);
        }
    },
    /** Tells another amount, well signed, under an id of its own. */
    WRONG_AMOUNT(Duration.ZERO) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.Send(1, false, Content.WRONG_AMOUNT);
        }
    },
    /** Tells of an order the merchant does not know, well signed, under an id of its own. */
    UNKNOWN_ORDER(Duration.ZERO) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.Send(1, false, Content.UNKNOWN_ORDER);
        }
    },
    /** Tells the truth, but somebody else signed it. */
    FORGED_SIGNATURE(Duration.ZERO) {
        @Override
        DeliveryPlan plan(Duration hold) {
            return new DeliveryPlan.Send(1, false, Content.FORGED);
        }
    };

    private final Duration usualHold;

    NoticeFault(Duration usualHold) {
        this.usualHold = usualHold;
    }

    @Override
    public Duration usualHold() {
        return usualHold;
    }

    abstract DeliveryPlan plan(Duration hold);

    /** What the copies sent say. */
    enum Content {
        TRUE,
        WRONG_AMOUNT,
        UNKNOWN_ORDER,
        FORGED
    }
}
