CREATE TABLE binding (
  id            BIGINT      NOT NULL AUTO_INCREMENT PRIMARY KEY,
  property_id   BIGINT      NOT NULL,
  customer_no   VARCHAR(32) NOT NULL,
  valid_from    DATE        NULL COMMENT 'unknown when longer ago than the records go back',
  valid_until   DATE        NULL COMMENT 'first day on which it holds no longer',
  import_id     BIGINT      NULL,
  bound_by      VARCHAR(64) NOT NULL,
  bound_at      DATETIME(3) NOT NULL,
  ended_by      VARCHAR(64) NULL,
  ended_at      DATETIME(3) NULL,
  open_property BIGINT AS (IF(valid_until IS NULL, property_id, NULL)) PERSISTENT,
  UNIQUE KEY ux_one_customer (open_property),
  KEY ix_property (property_id),
  KEY ix_customer (customer_no),
  CONSTRAINT fk_binding_property FOREIGN KEY (property_id) REFERENCES property (id),
  CONSTRAINT ck_span CHECK (valid_from IS NULL OR valid_until IS NULL OR valid_from <= valid_until)
) COMMENT 'who owes for a property, and when; at most one customer at a time';
