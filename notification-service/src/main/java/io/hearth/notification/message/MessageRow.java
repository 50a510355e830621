package io.hearth.notification.message;

import com.baomidou.mybatisplus.annotation.IdType;
import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A message as it is stored. */
@TableName("message")
record MessageRow(
        @TableId(type = IdType.INPUT) String messageNo,
        String customerNo,
        Template template,
        String about,
        String content,
        MessageStatus status,
        @Nullable String phoneTag,
        @Nullable String phoneMasked,
        @Nullable String bizId,
        @Nullable String failure,
        int attempts,
        int unclearSends,
        Instant nextAttemptAt,
        @Nullable String traceparent,
        int version,
        Instant createdAt,
        @Nullable Instant handedAt) {}
