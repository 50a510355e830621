CREATE TABLE tariff (
  id             BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  code           VARCHAR(64)  NOT NULL COMMENT 'the same in all versions',
  city           VARCHAR(64)  NOT NULL,
  scope          VARCHAR(500) NOT NULL,
  effective_from DATE         NOT NULL,
  status         VARCHAR(16)  NOT NULL CHECK (status IN ('DRAFT', 'PUBLISHED')),
  document       MEDIUMTEXT   NOT NULL COMMENT 'JSON of the version, never changed once published',
  created_by     VARCHAR(64)  NOT NULL,
  created_at     DATETIME(3)  NOT NULL,
  published_by   VARCHAR(64)  NULL,
  published_at   DATETIME(3)  NULL,
  UNIQUE KEY ux_version (code, effective_from)
) COMMENT 'versions of tariffs';

CREATE TABLE billing_run (
  id               BIGINT      NOT NULL AUTO_INCREMENT PRIMARY KEY,
  season           CHAR(9)     NOT NULL,
  due_on           DATE        NOT NULL,
  tariff_id        BIGINT      NOT NULL,
  district_id      BIGINT      NULL,
  community_id     BIGINT      NULL,
  status           VARCHAR(16) NOT NULL CHECK (status IN ('RUNNING', 'PAUSED', 'COMPLETED', 'CANCELLED')),
  total            BIGINT      NOT NULL COMMENT 'properties in its scope when it began',
  last_property_id BIGINT      NOT NULL DEFAULT 0 COMMENT 'all up to this one are done',
  billed           BIGINT      NOT NULL DEFAULT 0,
  already_billed   BIGINT      NOT NULL DEFAULT 0,
  not_priced       BIGINT      NOT NULL DEFAULT 0,
  billed_fen       BIGINT      NOT NULL DEFAULT 0,
  working_millis   BIGINT      NOT NULL DEFAULT 0 COMMENT 'time spent, without pauses',
  worker           CHAR(36)    NULL,
  worker_until     DATETIME(3) NULL COMMENT 'a worker that does not renew this is dead',
  started_by       VARCHAR(64) NOT NULL,
  started_at       DATETIME(3) NOT NULL,
  finished_at      DATETIME(3) NULL,
  KEY ix_status (status, worker_until)
) COMMENT 'billing a season for a scope of properties';

CREATE TABLE billing_run_failure (
  run_id      BIGINT       NOT NULL,
  property_id BIGINT       NOT NULL,
  customer_no VARCHAR(32)  NOT NULL,
  address     VARCHAR(200) NOT NULL,
  reason      VARCHAR(32)  NOT NULL,
  PRIMARY KEY (run_id, property_id)
) COMMENT 'properties that a run could not price';
