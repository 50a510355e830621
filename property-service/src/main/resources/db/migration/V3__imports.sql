CREATE TABLE property_import (
  id                 BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  file_name          VARCHAR(200) NOT NULL,
  file_hash          CHAR(64)     NOT NULL COMMENT 'SHA-256',
  file_bytes         BIGINT       NOT NULL,
  mode               VARCHAR(16)  NOT NULL CHECK (mode IN ('DRY_RUN', 'IMPORT')),
  create_missing     TINYINT(1)   NOT NULL COMMENT 'whether unknown communities, districts and stations are entered',
  status             VARCHAR(16)  NOT NULL
    CHECK (status IN ('WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'UNDOING', 'UNDONE')),
  total              INT          NULL COMMENT 'rows with anything in them; known once the sheet has been read through',
  last_line          INT          NOT NULL DEFAULT 0 COMMENT 'all rows up to this one are done',
  good               INT          NOT NULL DEFAULT 0,
  rejected           INT          NOT NULL DEFAULT 0,
  skipped            INT          NOT NULL DEFAULT 0,
  warnings           INT          NOT NULL DEFAULT 0,
  working_millis     BIGINT       NOT NULL DEFAULT 0,
  undone             INT          NOT NULL DEFAULT 0 COMMENT 'properties removed again',
  kept               INT          NOT NULL DEFAULT 0 COMMENT 'properties that came into use while being undone',
  last_undone_id     BIGINT       NOT NULL DEFAULT 0,
  refusal            VARCHAR(32)  NULL,
  refusal_chinese    VARCHAR(500) NULL,
  refusal_english    VARCHAR(500) NULL,
  attempts           SMALLINT     NOT NULL DEFAULT 0 COMMENT 'in a row that came no further',
  next_attempt_at    DATETIME(3)  NOT NULL,
  worker             CHAR(36)     NULL,
  worker_until       DATETIME(3)  NULL COMMENT 'a worker that does not renew this is dead',
  received_by        VARCHAR(64)  NOT NULL,
  received_at        DATETIME(3)  NOT NULL,
  started_at         DATETIME(3)  NULL,
  finished_at        DATETIME(3)  NULL,
  undone_by          VARCHAR(64)  NULL,
  KEY ix_hash (file_hash),
  KEY ix_due (status, next_attempt_at)
) COMMENT 'sheets of properties that were sent, and what became of them';

CREATE TABLE property_import_part (
  import_id BIGINT     NOT NULL,
  part_no   INT        NOT NULL,
  sealed    MEDIUMBLOB NOT NULL COMMENT 'a stretch of the file, AES-256-GCM with the id of its key: it names people',
  PRIMARY KEY (import_id, part_no)
) COMMENT 'the sheets as they were sent, kept for a while';

CREATE TABLE property_import_finding (
  id        BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  import_id BIGINT       NOT NULL,
  line      INT          NOT NULL COMMENT 'as Excel shows it; 0 for the sheet as a whole',
  heading   VARCHAR(400) NOT NULL,
  severity  VARCHAR(8)   NOT NULL CHECK (severity IN ('ERROR', 'WARNING')),
  code      VARCHAR(32)  NOT NULL,
  chinese   VARCHAR(1000) NOT NULL COMMENT 'never a phone or identity number',
  english   VARCHAR(1000) NOT NULL,
  KEY ix_line (import_id, line)
) COMMENT 'what is wrong with rows, or not taken from them';

CREATE TABLE property_import_customer (
  import_id   BIGINT      NOT NULL,
  line        INT         NOT NULL,
  customer_no VARCHAR(32) NOT NULL,
  PRIMARY KEY (import_id, line)
) COMMENT 'customers registered for rows, to be given back when the import is undone';
