package io.hearth.simulator.pay.wechat.wire;

import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** The sealed contents of a notification. */
@JsonNaming(SnakeCaseStrategy.class)
public record SealedResource(
        String originalType, String algorithm, String ciphertext, String associatedData, String nonce) {}
