CREATE TABLE idempotency_record (
  scope        VARCHAR(160) NOT NULL COMMENT 'operation and who asked',
  idem_key     VARCHAR(128) NOT NULL,
  request_hash CHAR(64)     NOT NULL COMMENT 'SHA-256 of the request',
  status       VARCHAR(16)  NOT NULL CHECK (status IN ('PROCESSING', 'SUCCESS', 'FAILED')),
  locked_by    CHAR(36)     NOT NULL,
  locked_until DATETIME(3)  NOT NULL,
  answer       MEDIUMTEXT   NULL COMMENT 'JSON of the first answer',
  created_at   DATETIME(3)  NOT NULL,
  PRIMARY KEY (scope, idem_key),
  KEY ix_created_at (created_at)
) DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin COMMENT 'first answers by Idempotency-Key';
