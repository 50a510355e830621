package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.pay.wechat.notice.NoticeFault.Content;
import java.time.Duration;

/** What is done with a notification whose time has come. */
sealed interface DeliveryPlan {

    /** As the channel does it. */
    DeliveryPlan USUAL = new Send(1, false, Content.TRUE);

    /** Nothing, for ever. */
    record Lose() implements DeliveryPlan {}

    /** Nothing yet. */
    record Wait(Duration time) implements DeliveryPlan {}

    /** So many copies, one after the other or in the same moment. */
    record Send(int copies, boolean atOnce, Content content) implements DeliveryPlan {}

    /** One copy now and one after this time. */
    record SendAndRemind(Duration after) implements DeliveryPlan {}
}
