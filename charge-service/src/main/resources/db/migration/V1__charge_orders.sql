CREATE TABLE charge_order (
  charge_order_no VARCHAR(32)  NOT NULL PRIMARY KEY,
  customer_no     VARCHAR(32)  NOT NULL,
  request_key     VARCHAR(200) NOT NULL COMMENT 'who asked and with which Idempotency-Key: a repeat finds its order',
  amount_fen      BIGINT       NOT NULL CHECK (amount_fen > 0),
  channel         VARCHAR(16)  NOT NULL,
  method          VARCHAR(16)  NOT NULL,
  client_ip       VARCHAR(45)  NULL,
  payer_openid    VARCHAR(64)  NULL,
  status          VARCHAR(24)  NOT NULL CHECK (status IN
    ('CREATED', 'PAYING', 'PAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CLOSED', 'FAILED')),
  pay_no          VARCHAR(32)  NULL COMMENT 'the payment order that collects the money',
  pay             TEXT         NULL COMMENT 'JSON: what the client needs to pay',
  expires_at      DATETIME(3)  NOT NULL,
  next_look_at    DATETIME(3)  NOT NULL COMMENT 'when the order is looked after again while it is open',
  version         INT          NOT NULL DEFAULT 0,
  created_by      VARCHAR(64)  NOT NULL,
  created_at      DATETIME(3)  NOT NULL,
  UNIQUE KEY ux_request (request_key),
  KEY ix_customer (customer_no, created_at),
  KEY ix_open (status, next_look_at)
) COMMENT 'intents to pay bills';

CREATE TABLE charge_item (
  id              BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  charge_order_no VARCHAR(32)  NOT NULL,
  bill_no         VARCHAR(32)  NOT NULL,
  amount_fen      BIGINT       NOT NULL CHECK (amount_fen > 0),
  season          CHAR(9)      NOT NULL,
  address         VARCHAR(200) NOT NULL,
  UNIQUE KEY ux_order_bill (charge_order_no, bill_no),
  CONSTRAINT fk_item_order FOREIGN KEY (charge_order_no) REFERENCES charge_order (charge_order_no)
) COMMENT 'which bills an order pays, and how much of each';

CREATE TABLE charge_record (
  charge_record_no VARCHAR(32) NOT NULL PRIMARY KEY,
  charge_order_no  VARCHAR(32) NOT NULL,
  customer_no      VARCHAR(32) NOT NULL,
  pay_no           VARCHAR(32) NOT NULL,
  channel          VARCHAR(16) NOT NULL,
  channel_trade_no VARCHAR(64) NOT NULL,
  amount_fen       BIGINT      NOT NULL CHECK (amount_fen > 0),
  paid_at          DATETIME(3) NOT NULL COMMENT 'at the channel',
  booked_at        DATETIME(3) NOT NULL,
  UNIQUE KEY ux_order (charge_order_no),
  UNIQUE KEY ux_payment (pay_no),
  KEY ix_customer (customer_no, booked_at)
) COMMENT 'money received and booked';

CREATE TABLE paid_fact (
  pay_no           VARCHAR(32)  NOT NULL PRIMARY KEY,
  charge_order_no  VARCHAR(32)  NOT NULL,
  customer_no      VARCHAR(32)  NOT NULL,
  channel          VARCHAR(16)  NOT NULL,
  channel_trade_no VARCHAR(64)  NOT NULL,
  amount_fen       BIGINT       NOT NULL,
  paid_at          DATETIME(3)  NOT NULL,
  status           VARCHAR(16)  NOT NULL CHECK (status IN ('WAITING', 'BOOKED', 'REFUSED')),
  attempts         INT          NOT NULL DEFAULT 0,
  next_attempt_at  DATETIME(3)  NOT NULL,
  traceparent      VARCHAR(64)  NULL,
  received_at      DATETIME(3)  NOT NULL,
  KEY ix_waiting (status, next_attempt_at)
) COMMENT 'payments that payment-service reported: kept before anything else, booked as soon as that is possible';

CREATE TABLE transaction_log (
  message_key   CHAR(36)     NOT NULL PRIMARY KEY,
  business_key  VARCHAR(128) NOT NULL COMMENT 'charge order',
  status        VARCHAR(16)  NOT NULL CHECK (status IN ('STARTED', 'COMMITTED', 'ROLLED_BACK')),
  created_at    DATETIME(3)  NOT NULL,
  updated_at    DATETIME(3)  NOT NULL,
  KEY ix_business_key (business_key),
  KEY ix_created_at (created_at)
) COMMENT 'what became of the local transaction of each transactional message';
