CREATE TABLE resident (
  id                BIGINT         NOT NULL AUTO_INCREMENT PRIMARY KEY,
  phone_fingerprint CHAR(64)       NOT NULL COMMENT 'keyed hash, to find a phone without knowing it',
  phone             VARBINARY(128) NOT NULL COMMENT 'encrypted',
  created_at        DATETIME(3)    NOT NULL,
  UNIQUE KEY ux_phone (phone_fingerprint)
) COMMENT 'who signed in with a phone at least once';

CREATE TABLE sms_code (
  phone_fingerprint CHAR(64)    NOT NULL PRIMARY KEY,
  code_hash         CHAR(64)    NULL COMMENT 'keyed hash; null once used',
  sent_at           DATETIME(3) NOT NULL,
  expires_at        DATETIME(3) NOT NULL,
  tries             INT         NOT NULL,
  sent_on           DATE        NOT NULL COMMENT 'the business day that sent_count counts',
  sent_count        INT         NOT NULL,
  KEY ix_expires (expires_at)
) COMMENT 'the latest code of each phone, and how often it asked today';

CREATE TABLE staff (
  id             BIGINT         NOT NULL AUTO_INCREMENT PRIMARY KEY,
  username       VARCHAR(32)    NOT NULL,
  name           VARCHAR(64)    NOT NULL,
  password_hash  VARCHAR(100)   NOT NULL,
  roles          VARCHAR(100)   NOT NULL COMMENT 'comma-separated',
  districts      VARCHAR(1000)  NOT NULL COMMENT 'comma-separated; empty for the whole company',
  disabled       BOOLEAN        NOT NULL DEFAULT FALSE,
  totp_secret    VARBINARY(128) NULL COMMENT 'encrypted',
  totp_confirmed BOOLEAN        NOT NULL DEFAULT FALSE COMMENT 'asked for at sign-in once the owner has shown a first one-time password',
  totp_step      BIGINT         NULL COMMENT 'the latest half minute whose one-time password was used',
  created_at     DATETIME(3)    NOT NULL,
  version        INT            NOT NULL DEFAULT 0,
  UNIQUE KEY ux_username (username)
) COMMENT 'accounts of those who work here';

CREATE TABLE sign_in_tries (
  name_fingerprint CHAR(64)    NOT NULL PRIMARY KEY COMMENT 'keyed hash of what was typed as user name, whether or not it exists',
  tries            INT         NOT NULL,
  last_at          DATETIME(3) NOT NULL,
  locked_until     DATETIME(3) NULL,
  KEY ix_last (last_at)
) COMMENT 'tries without success since the last success';

CREATE TABLE session (
  id           CHAR(36)     NOT NULL PRIMARY KEY,
  subject      VARCHAR(32)  NOT NULL,
  kind         VARCHAR(16)  NOT NULL CHECK (kind IN ('RESIDENT', 'STAFF')),
  device_type  VARCHAR(16)  NOT NULL CHECK (device_type IN ('WEB', 'APP', 'MINI_PROGRAM', 'H5')),
  device_id    VARCHAR(64)  NOT NULL,
  rights       TEXT         NOT NULL COMMENT 'JSON: roles, customers, districts as of the last token',
  started_at   DATETIME(3)  NOT NULL,
  last_used_at DATETIME(3)  NOT NULL,
  ended_at     DATETIME(3)  NULL,
  end_reason   VARCHAR(16)  NULL CHECK (end_reason IN ('SIGNED_OUT', 'NEWER_SIGN_IN', 'TOKEN_REUSED', 'ACCESS_CHANGED')),
  open_slot    VARCHAR(64)  AS (IF(ended_at IS NULL, CONCAT(subject, ' ', device_type), NULL)) STORED,
  UNIQUE KEY ux_open_slot (open_slot) COMMENT 'one session for each type of device',
  KEY ix_subject (subject, ended_at),
  KEY ix_ended (ended_at),
  CONSTRAINT ck_ended CHECK ((ended_at IS NULL) = (end_reason IS NULL))
) COMMENT 'a person signed in on a device';

CREATE TABLE session_subject (
  subject VARCHAR(32) NOT NULL PRIMARY KEY
) COMMENT 'one row for each who ever signed in, locked while a session of theirs begins';

CREATE TABLE refresh_token (
  token_hash CHAR(64)    NOT NULL PRIMARY KEY,
  session_id CHAR(36)    NOT NULL,
  issued_at  DATETIME(3) NOT NULL,
  expires_at DATETIME(3) NOT NULL,
  used_at    DATETIME(3) NULL,
  KEY ix_session (session_id),
  KEY ix_expires (expires_at),
  CONSTRAINT fk_refresh_session FOREIGN KEY (session_id) REFERENCES session (id)
) COMMENT 'used ones are kept until they expire: seeing one again means that it was stolen';

CREATE TABLE signing_key (
  kid         CHAR(36)        NOT NULL PRIMARY KEY,
  status      VARCHAR(16)     NOT NULL CHECK (status IN ('ACTIVE', 'PREVIOUS', 'RETIRED')),
  public_key  VARBINARY(1024) NOT NULL,
  private_key VARBINARY(4096) NULL COMMENT 'encrypted; forgotten when retired',
  created_at  DATETIME(3)     NOT NULL,
  the_active  TINYINT         AS (IF(status = 'ACTIVE', 1, NULL)) STORED,
  UNIQUE KEY ux_the_active (the_active),
  CONSTRAINT ck_private CHECK ((status = 'RETIRED') = (private_key IS NULL))
) COMMENT 'RSA key pairs of access tokens';
