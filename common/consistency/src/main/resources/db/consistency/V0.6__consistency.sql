CREATE TABLE consistency_issue (
  id              BIGINT        NOT NULL AUTO_INCREMENT PRIMARY KEY,
  source_type     VARCHAR(32)   NOT NULL COMMENT 'what it is about, for example PAYMENT_ORDER',
  source_id       VARCHAR(64)   NOT NULL,
  issue_type      VARCHAR(32)   NOT NULL,
  status          VARCHAR(16)   NOT NULL CHECK (status IN ('OPEN', 'CLOSED')),
  detail          VARCHAR(2000) NOT NULL COMMENT 'the fact that could not be applied, the latest of its repeats',
  times_raised    INT           NOT NULL DEFAULT 1,
  first_raised_at DATETIME(3)   NOT NULL,
  last_raised_at  DATETIME(3)   NOT NULL,
  closed_by       VARCHAR(64)   NULL,
  resolution      VARCHAR(500)  NULL,
  closed_at       DATETIME(3)   NULL,
  -- Null once closed, so the unique key below holds for open issues only.
  open_mark       TINYINT       GENERATED ALWAYS AS (CASE WHEN status = 'OPEN' THEN 1 END) STORED,
  UNIQUE KEY ux_open (source_type, source_id, issue_type, open_mark),
  KEY ix_status (status, issue_type),
  CONSTRAINT ck_closed_with_reason CHECK (
    (status = 'CLOSED') = (closed_by IS NOT NULL AND resolution IS NOT NULL AND closed_at IS NOT NULL))
) COMMENT 'what does not fit together and waits for a person';

CREATE TABLE compensation_log (
  id           BIGINT        NOT NULL AUTO_INCREMENT PRIMARY KEY,
  source_type  VARCHAR(32)   NOT NULL,
  source_id    VARCHAR(64)   NOT NULL,
  field        VARCHAR(64)   NOT NULL,
  value_before VARCHAR(500)  NOT NULL,
  value_after  VARCHAR(500)  NOT NULL,
  reason       VARCHAR(500)  NOT NULL,
  operator     VARCHAR(64)   NOT NULL COMMENT 'a person, or the service that repaired by itself',
  issue_id     BIGINT        NULL,
  logged_at    DATETIME(3)   NOT NULL,
  KEY ix_source (source_type, source_id),
  CONSTRAINT fk_compensation_issue FOREIGN KEY (issue_id) REFERENCES consistency_issue (id)
) COMMENT 'append-only: every repair, with what was there before';
