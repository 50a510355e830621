CREATE TABLE bill (
  bill_no     VARCHAR(32)  NOT NULL PRIMARY KEY,
  customer_no VARCHAR(32)  NOT NULL,
  property_id BIGINT       NOT NULL,
  address     VARCHAR(200) NOT NULL COMMENT 'of the property when the bill was made',
  season      CHAR(9)      NOT NULL COMMENT '2026-2027',
  kind        VARCHAR(16)  NOT NULL CHECK (kind IN ('HEAT', 'SETTLEMENT', 'LATE_FEE', 'OTHER')),
  tariff_id   BIGINT       NOT NULL COMMENT 'the version that priced it',
  status      VARCHAR(16)  NOT NULL CHECK (status IN ('UNPAID', 'PAYING', 'PARTIALLY_PAID', 'PAID', 'REFUNDING', 'VOIDED')),
  due_fen     BIGINT       NOT NULL,
  paid_fen    BIGINT       NOT NULL CHECK (paid_fen >= 0),
  due_on      DATE         NOT NULL,
  held_by     VARCHAR(32)  NULL COMMENT 'the charge order that is paying it',
  held_until  DATETIME(3)  NULL,
  version     INT          NOT NULL DEFAULT 0,
  created_at  DATETIME(3)  NOT NULL,
  UNIQUE KEY ux_property_season_kind (property_id, season, kind),
  KEY ix_customer (customer_no, season),
  KEY ix_held_until (held_until),
  CONSTRAINT ck_held_while_paying CHECK ((status = 'PAYING') = (held_by IS NOT NULL AND held_until IS NOT NULL))
) COMMENT 'what a customer owes for a property and season';

CREATE TABLE bill_entry (
  id         BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  bill_no    VARCHAR(32)  NOT NULL,
  kind       VARCHAR(16)  NOT NULL CHECK (kind IN ('CHARGE', 'ADJUSTMENT', 'LATE_FEE', 'DISCOUNT', 'PAYMENT', 'REFUND')),
  reference  VARCHAR(32)  NOT NULL COMMENT 'line number of a charge, charge order of a payment, refund number of a refund',
  amount_fen BIGINT       NOT NULL,
  formula    VARCHAR(500) NOT NULL COMMENT 'how the amount came about, for a clerk to read out',
  inputs     TEXT         NOT NULL COMMENT 'JSON: area, height, coefficient, price, days',
  happened_at DATETIME(3) NOT NULL,
  UNIQUE KEY ux_reference (bill_no, kind, reference),
  CONSTRAINT fk_entry_bill FOREIGN KEY (bill_no) REFERENCES bill (bill_no)
) COMMENT 'append-only: every figure of a bill is the sum of its entries';
