CREATE TABLE payment_claim (
  charge_order_no VARCHAR(32) NOT NULL PRIMARY KEY,
  pay_no          VARCHAR(32) NULL COMMENT 'null: closed before any payment was asked for, and none will be',
  claimed_at      DATETIME(3) NOT NULL,
  UNIQUE KEY ux_pay_no (pay_no)
) COMMENT 'which one payment order a charge order has: create and close race for this row';

CREATE TABLE payment_order (
  pay_no           VARCHAR(32)  NOT NULL PRIMARY KEY COMMENT 'the merchant order number at the channel, never used again',
  charge_order_no  VARCHAR(32)  NOT NULL,
  customer_no      VARCHAR(32)  NOT NULL,
  channel          VARCHAR(16)  NOT NULL,
  method           VARCHAR(16)  NOT NULL CHECK (method IN ('NATIVE', 'JSAPI', 'H5', 'APP')),
  amount_fen       BIGINT       NOT NULL CHECK (amount_fen > 0),
  description      VARCHAR(40)  NOT NULL,
  client_ip        VARCHAR(45)  NULL,
  payer            VARCHAR(128) NULL COMMENT 'as the channel knows him',
  business_status  VARCHAR(16)  NOT NULL CHECK (business_status IN ('CREATED', 'PAYING', 'PAID', 'CLOSED', 'FAILED')),
  channel_status   VARCHAR(16)  NOT NULL CHECK (channel_status IN ('INIT', 'PROCESSING', 'UNKNOWN', 'SUCCESS', 'FAIL', 'CLOSED')),
  channel_trade_no VARCHAR(64)  NULL,
  paid_at          DATETIME(3)  NULL COMMENT 'at the channel',
  expires_at       DATETIME(3)  NOT NULL,
  created_at       DATETIME(3)  NOT NULL,
  next_query_at    DATETIME(3)  NULL COMMENT 'null once nobody can pay any more',
  query_count      INT          NOT NULL DEFAULT 0,
  traceparent      VARCHAR(64)  NULL COMMENT 'of the request that asked for it: what comes later goes on with that trace',
  version          INT          NOT NULL DEFAULT 0,
  UNIQUE KEY ux_charge_order (charge_order_no),
  KEY ix_due (next_query_at),
  KEY ix_channel_status (channel_status),
  CONSTRAINT fk_claim FOREIGN KEY (charge_order_no) REFERENCES payment_claim (charge_order_no),
  CONSTRAINT ck_paid_with_receipt CHECK (
    (business_status = 'PAID') = (channel_status = 'SUCCESS')
    AND (business_status = 'PAID') = (channel_trade_no IS NOT NULL AND paid_at IS NOT NULL)),
  CONSTRAINT ck_asked_while_open CHECK ((business_status IN ('CREATED', 'PAYING')) = (next_query_at IS NOT NULL))
) COMMENT 'one try to be paid through one channel';

CREATE TABLE channel_request (
  id          BIGINT        NOT NULL AUTO_INCREMENT PRIMARY KEY,
  pay_no      VARCHAR(32)   NOT NULL,
  kind        VARCHAR(16)   NOT NULL CHECK (kind IN ('CREATE', 'QUERY', 'CLOSE')),
  status      VARCHAR(16)   NOT NULL CHECK (status IN ('OPEN', 'ANSWERED', 'REFUSED', 'NO_ANSWER')),
  sent_at     DATETIME(3)   NOT NULL,
  ended_at    DATETIME(3)   NULL,
  answer      VARCHAR(4000) NULL COMMENT 'what the channel said, or why it is not known',
  -- Null unless a CREATE is under way, so the unique key below lets one through at a time.
  open_create VARCHAR(32)   GENERATED ALWAYS AS (CASE WHEN kind = 'CREATE' AND status = 'OPEN' THEN pay_no END) STORED,
  UNIQUE KEY ux_open_create (open_create),
  KEY ix_pay_no (pay_no, kind),
  CONSTRAINT fk_request_order FOREIGN KEY (pay_no) REFERENCES payment_order (pay_no),
  CONSTRAINT ck_ended CHECK ((status = 'OPEN') = (ended_at IS NULL))
) COMMENT 'every call to a channel, written before it is made';

CREATE TABLE channel_trade (
  channel          VARCHAR(16) NOT NULL,
  channel_trade_no VARCHAR(64) NOT NULL,
  pay_no           VARCHAR(32) NOT NULL,
  amount_fen       BIGINT      NOT NULL CHECK (amount_fen > 0),
  paid_at          DATETIME(3) NOT NULL,
  booked_at        DATETIME(3) NOT NULL,
  PRIMARY KEY (channel, channel_trade_no),
  UNIQUE KEY ux_pay_no (pay_no),
  CONSTRAINT fk_trade_order FOREIGN KEY (pay_no) REFERENCES payment_order (pay_no)
) COMMENT 'trades that are booked: none pays two orders';

CREATE TABLE notify_inbox (
  channel          VARCHAR(16)  NOT NULL,
  notification_id  VARCHAR(64)  NOT NULL,
  pay_no           VARCHAR(64)  NULL COMMENT 'as the channel says it; it need not be one of ours',
  headers          TEXT         NOT NULL COMMENT 'JSON',
  body             MEDIUMTEXT   NOT NULL COMMENT 'as it came',
  copies           INT          NOT NULL DEFAULT 1,
  received_at      DATETIME(3)  NOT NULL,
  last_received_at DATETIME(3)  NOT NULL,
  status           VARCHAR(16)  NOT NULL CHECK (status IN ('PENDING', 'DONE', 'DEAD')),
  attempts         INT          NOT NULL DEFAULT 0,
  next_attempt_at  DATETIME(3)  NOT NULL COMMENT 'while it is being processed: when the process is given up for dead',
  done_at          DATETIME(3)  NULL,
  outcome          VARCHAR(500) NULL COMMENT 'what it meant, or why it could not be processed',
  PRIMARY KEY (channel, notification_id),
  KEY ix_due (status, next_attempt_at),
  KEY ix_pay_no (pay_no)
) COMMENT 'genuine notifications of channels, kept before anything is done about them';
