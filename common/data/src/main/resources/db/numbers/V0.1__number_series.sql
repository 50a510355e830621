CREATE TABLE number_series (
  series     VARCHAR(16) NOT NULL PRIMARY KEY,
  next_value BIGINT      NOT NULL CHECK (next_value > 0)
) COMMENT 'the first number of each series that no process holds yet';
