package io.hearth.simulator.pay.wechat.desk;

import io.hearth.simulator.fault.CallFault;
import io.hearth.simulator.fault.FaultKind;
import io.hearth.simulator.fault.FaultOrders;
import io.hearth.simulator.fault.FaultRoutes;
import io.hearth.simulator.pay.wechat.WeChatOperation;
import io.hearth.simulator.pay.wechat.WeChatSettings;
import io.hearth.simulator.pay.wechat.notice.EarlyNoticeFault;
import io.hearth.simulator.pay.wechat.notice.NoticeFault;
import io.hearth.simulator.pay.wechat.trade.RefundFault;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.ServerResponse;

@Configuration(proxyBeanMethods = false)
class FaultDesk {

    @Bean
    FaultOrders<WeChatOperation> weChatFaults(WeChatSettings settings) {
        Stream<FaultKind> kinds = Stream.of(
                        CallFault.values(), NoticeFault.values(), EarlyNoticeFault.values(), RefundFault.values())
                .flatMap(Stream::of);
        long seed = Optional.ofNullable(settings.faultSeed()).orElseGet(() -> new SecureRandom().nextLong());
        return new FaultOrders<>(WeChatOperation.class, kinds, seed);
    }

    @Bean
    RouterFunction<ServerResponse> weChatFaultRoutes(FaultOrders<WeChatOperation> faults) {
        return FaultRoutes.at("/simulator/wechat/faults", faults);
    }
}
