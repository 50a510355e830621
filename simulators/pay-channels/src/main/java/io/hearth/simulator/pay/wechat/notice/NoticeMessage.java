package io.hearth.simulator.pay.wechat.notice;

import io.hearth.simulator.pay.wechat.wire.SealedResource;
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** The body of a notification. */
@JsonNaming(SnakeCaseStrategy.class)
record NoticeMessage(
        String id, String createTime, String eventType, String resourceType, String summary, SealedResource resource) {}
