CREATE TABLE consumed_event (
  consumer_group VARCHAR(64)  NOT NULL,
  event_id       VARCHAR(64)  NOT NULL,
  consumed_at    DATETIME(3)  NOT NULL,
  PRIMARY KEY (consumer_group, event_id),
  KEY ix_consumed_at (consumed_at)
) COMMENT 'events whose effect is committed; written in the same transaction as the effect';
