package io.hearth.simulator.pay.wechat;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.scheduling.concurrent.SimpleAsyncTaskScheduler;

@Configuration(proxyBeanMethods = false)
class WeChatConfiguration {

    private static final Logger log = LoggerFactory.getLogger(WeChatConfiguration.class);

    @Bean
    WeChatKeys weChatKeys(WeChatSettings settings) {
        var keys = WeChatKeys.readOrCreate(settings.keys());
        log.atInfo()
                .addKeyValue("folder", settings.keys().toAbsolutePath())
                .addKeyValue("merchantId", keys.merchantId())
                .addKeyValue("platformPublicKeyId", keys.platformPublicKeyId())
                .log("key set");
        return keys;
    }

    /** Many notifications may wait for a slow merchant at once, so each gets a thread of its own. */
    @Bean
    TaskScheduler channelClock() {
        var scheduler = new SimpleAsyncTaskScheduler();
        scheduler.setVirtualThreads(true);
        scheduler.setThreadNamePrefix("channel-");
        return scheduler;
    }
}
