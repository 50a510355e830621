CREATE TABLE undo_log (
  branch_id     BIGINT       NOT NULL,
  xid           VARCHAR(128) NOT NULL,
  context       VARCHAR(128) NOT NULL,
  rollback_info LONGBLOB     NOT NULL,
  log_status    INT          NOT NULL COMMENT '0 normal, 1 the global transaction had ended before this branch',
  log_created   DATETIME(6)  NOT NULL,
  log_modified  DATETIME(6)  NOT NULL,
  UNIQUE KEY ux_undo_log (xid, branch_id),
  KEY ix_log_created (log_created)
) COMMENT 'Seata AT: how to undo a branch';

CREATE TABLE tcc_fence_log (
  xid          VARCHAR(128) NOT NULL,
  branch_id    BIGINT       NOT NULL,
  action_name  VARCHAR(64)  NOT NULL,
  status       TINYINT      NOT NULL,
  gmt_create   DATETIME(3)  NOT NULL,
  gmt_modified DATETIME(3)  NOT NULL,
  PRIMARY KEY (xid, branch_id),
  KEY ix_gmt_modified (gmt_modified),
  KEY ix_status (status)
) COMMENT 'Seata TCC: which phase a branch has reached';
