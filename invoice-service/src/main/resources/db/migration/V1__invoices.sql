CREATE TABLE invoice (
  invoice_id       VARCHAR(32)  NOT NULL PRIMARY KEY COMMENT 'also the requestId on the tax platform',
  charge_record_no VARCHAR(32)  NOT NULL,
  charge_order_no  VARCHAR(32)  NOT NULL,
  customer_no      VARCHAR(32)  NOT NULL,
  amount_fen       BIGINT       NOT NULL COMMENT 'with tax' CHECK (amount_fen > 0),
  status           VARCHAR(16)  NOT NULL CHECK (status IN ('REQUESTED', 'ISSUED', 'FAILED')),
  invoice_no       VARCHAR(20)  NULL,
  invoice_date     DATE         NULL,
  tax_fen          BIGINT       NULL,
  buyer_name       VARCHAR(100) NULL COMMENT 'as it stands on the invoice',
  download_url     VARCHAR(500) NULL,
  failure          VARCHAR(300) NULL COMMENT 'why it was refused for good',
  attempts         INT          NOT NULL DEFAULT 0,
  next_attempt_at  DATETIME(3)  NOT NULL COMMENT 'while somebody is asking the platform: when that one is given up for dead',
  traceparent      VARCHAR(64)  NULL,
  version          INT          NOT NULL DEFAULT 0,
  requested_at     DATETIME(3)  NOT NULL,
  issued_at        DATETIME(3)  NULL,
  UNIQUE KEY ux_charge_record (charge_record_no),
  UNIQUE KEY ux_invoice_no (invoice_no),
  KEY ix_charge_order (charge_order_no),
  KEY ix_due (status, next_attempt_at)
) COMMENT 'one blue invoice for each charge record';

CREATE TABLE invoice_line (
  id           BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  invoice_id   VARCHAR(32)  NOT NULL,
  bill_no      VARCHAR(32)  NOT NULL,
  name         VARCHAR(100) NOT NULL,
  tax_category CHAR(19)     NOT NULL COMMENT 'code of goods and services',
  tax_rate     DECIMAL(5,4) NOT NULL COMMENT 'fraction; 0 when exempt',
  amount_fen   BIGINT       NOT NULL COMMENT 'with tax' CHECK (amount_fen > 0),
  KEY ix_invoice (invoice_id),
  CONSTRAINT fk_line_invoice FOREIGN KEY (invoice_id) REFERENCES invoice (invoice_id)
) COMMENT 'what an invoice is for';
