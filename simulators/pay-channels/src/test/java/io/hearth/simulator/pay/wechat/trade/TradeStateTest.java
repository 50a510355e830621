package io.hearth.simulator.pay.wechat.trade;

import static io.hearth.simulator.pay.wechat.trade.TradeState.CLOSED;
import static io.hearth.simulator.pay.wechat.trade.TradeState.NOTPAY;
import static io.hearth.simulator.pay.wechat.trade.TradeState.REFUND;
import static io.hearth.simulator.pay.wechat.trade.TradeState.SUCCESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TradeStateTest {

    @Test
    void stepsAreExactlyThese() {
        assertThat(Arrays.stream(TradeState.values()).collect(Collectors.toMap(state -> state, TradeState::next)))
                .isEqualTo(Map.of(
                        NOTPAY, Set.of(SUCCESS, CLOSED),
                        SUCCESS, Set.of(REFUND),
                        REFUND, Set.of(REFUND),
                        CLOSED, Set.of()));
    }

    @Test
    void otherStepsAreLoud() {
        assertThatThrownBy(() -> CLOSED.to(SUCCESS))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("CLOSED")
                .hasMessageContaining("SUCCESS");
    }
}
