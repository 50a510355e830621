CREATE TABLE outbox_event (
  id              BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  tenant          VARCHAR(32)  NOT NULL,
  event_type      VARCHAR(64)  NOT NULL COMMENT 'topic:tag',
  business_key    VARCHAR(128) NOT NULL,
  ordering_key    VARCHAR(64)  NOT NULL COMMENT 'events of one key arrive in their order',
  payload         MEDIUMTEXT   NOT NULL COMMENT 'JSON',
  traceparent     VARCHAR(64)  NULL,
  status          VARCHAR(16)  NOT NULL CHECK (status IN ('PENDING', 'SENDING', 'SUCCESS', 'FAILED', 'DEAD')),
  attempts        SMALLINT     NOT NULL DEFAULT 0,
  next_attempt_at DATETIME(3)  NOT NULL COMMENT 'while SENDING: when the sender is given up for dead',
  created_at      DATETIME(3)  NOT NULL,
  sent_at         DATETIME(3)  NULL,
  last_error      VARCHAR(500) NULL,
  UNIQUE KEY ux_event (tenant, event_type, business_key),
  KEY ix_due (status, next_attempt_at)
) COMMENT 'events that are true because the change they tell of is committed with them';
