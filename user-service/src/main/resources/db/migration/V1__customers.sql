CREATE TABLE customer (
  customer_no      VARCHAR(32)  NOT NULL PRIMARY KEY,
  name             VARCHAR(100) NOT NULL,
  phone_sealed     VARCHAR(255) NULL COMMENT 'AES-256-GCM, with the id of its key',
  phone_index      CHAR(64)     NULL COMMENT 'HMAC-SHA256, to find a phone without reading it',
  id_type          VARCHAR(16)  NULL CHECK (id_type IN ('ID_CARD', 'CREDIT_CODE', 'PASSPORT', 'OTHER')),
  id_number_sealed VARCHAR(255) NULL,
  id_number_index  CHAR(64)     NULL,
  customer_class   VARCHAR(32)  NOT NULL,
  origin           VARCHAR(16)  NOT NULL CHECK (origin IN ('COUNTER', 'RECORDS')),
  key_id           CHAR(8)      NOT NULL COMMENT 'of the key that sealed the row',
  version          INT          NOT NULL DEFAULT 0,
  created_at       DATETIME(3)  NOT NULL,
  changed_at       DATETIME(3)  NOT NULL,
  UNIQUE KEY ux_id_number (id_number_index),
  KEY ix_phone (phone_index),
  KEY ix_name (name),
  KEY ix_key (key_id),
  CONSTRAINT ck_phone CHECK ((phone_sealed IS NULL) = (phone_index IS NULL)),
  CONSTRAINT ck_identity CHECK ((id_type IS NULL) = (id_number_sealed IS NULL)
                            AND (id_type IS NULL) = (id_number_index IS NULL))
) COMMENT 'who owes; the name is plain because clerks search by its beginning';

CREATE TABLE registration (
  external_ref  VARCHAR(255) NOT NULL PRIMARY KEY COMMENT 'the request that named the customer; asked again it gets the same',
  customer_no   VARCHAR(32)  NOT NULL,
  registered_at DATETIME(3)  NOT NULL,
  KEY ix_customer (customer_no),
  CONSTRAINT fk_registration_customer FOREIGN KEY (customer_no) REFERENCES customer (customer_no)
) COMMENT 'by which requests customers came into the archive';

CREATE TABLE disclosure (
  id           BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  customer_no  VARCHAR(32)  NOT NULL,
  disclosed_to VARCHAR(64)  NOT NULL,
  reason       VARCHAR(200) NOT NULL,
  disclosed_at DATETIME(3)  NOT NULL,
  KEY ix_customer (customer_no)
) COMMENT 'append-only: who was shown a phone or identity number in the clear, and why';
