-- import_id names the import that made a row, so that undoing it removes what nothing uses.
CREATE TABLE heat_source (
  id        BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name      VARCHAR(100) NOT NULL COLLATE utf8mb4_bin,
  import_id BIGINT       NULL,
  UNIQUE KEY ux_name (name),
  KEY ix_import (import_id)
) COMMENT 'where heat is made';

CREATE TABLE district (
  id        BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name      VARCHAR(100) NOT NULL COLLATE utf8mb4_bin,
  import_id BIGINT       NULL,
  UNIQUE KEY ux_name (name),
  KEY ix_import (import_id)
) COMMENT 'the unit of data permission';

CREATE TABLE station (
  id             BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name           VARCHAR(100) NOT NULL COLLATE utf8mb4_bin,
  heat_source_id BIGINT       NULL COMMENT 'unknown where an import did not say',
  import_id      BIGINT       NULL,
  UNIQUE KEY ux_name (name),
  KEY ix_import (import_id),
  CONSTRAINT fk_station_source FOREIGN KEY (heat_source_id) REFERENCES heat_source (id)
) COMMENT 'where heat goes over into the pipes of communities';

CREATE TABLE community (
  id          BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name        VARCHAR(100) NOT NULL,
  name_key    VARCHAR(100) NOT NULL COLLATE utf8mb4_bin COMMENT 'the same for all spellings',
  district_id BIGINT       NOT NULL,
  station_id  BIGINT       NULL,
  import_id   BIGINT       NULL,
  UNIQUE KEY ux_name (name_key),
  KEY ix_import (import_id),
  CONSTRAINT fk_community_district FOREIGN KEY (district_id) REFERENCES district (id),
  CONSTRAINT fk_community_station FOREIGN KEY (station_id) REFERENCES station (id)
);

CREATE TABLE building (
  id            BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
  community_id  BIGINT       NOT NULL,
  name          VARCHAR(100) NOT NULL,
  name_key      VARCHAR(100) NOT NULL COLLATE utf8mb4_bin,
  station_id    BIGINT       NULL COMMENT 'where it is not that of the community',
  storeys       SMALLINT     NULL CHECK (storeys > 0),
  building_type VARCHAR(32)  NULL CHECK (building_type IN ('MULTI_STOREY', 'SMALL_HIGH_RISE', 'HIGH_RISE')),
  with_lift     TINYINT(1)   NULL,
  version       INT          NOT NULL DEFAULT 0,
  import_id     BIGINT       NULL,
  UNIQUE KEY ux_name (community_id, name_key),
  KEY ix_import (import_id),
  CONSTRAINT fk_building_community FOREIGN KEY (community_id) REFERENCES community (id),
  CONSTRAINT fk_building_station FOREIGN KEY (station_id) REFERENCES station (id)
);

CREATE TABLE property (
  id             BIGINT        NOT NULL AUTO_INCREMENT PRIMARY KEY,
  community_id   BIGINT        NOT NULL,
  building_id    BIGINT        NOT NULL,
  unit           VARCHAR(100)  NULL,
  unit_key       VARCHAR(100)  NOT NULL COLLATE utf8mb4_bin,
  room           VARCHAR(100)  NOT NULL,
  room_key       VARCHAR(100)  NOT NULL COLLATE utf8mb4_bin,
  address        VARCHAR(200)  NOT NULL COMMENT 'for people',
  former_no      VARCHAR(100)  NULL COMMENT 'its number in the company''s records of before',
  building_area  DECIMAL(10,2) NULL CHECK (building_area > 0),
  usable_area    DECIMAL(10,2) NULL CHECK (usable_area > 0),
  inner_area     DECIMAL(10,2) NULL CHECK (inner_area > 0),
  charging_area  DECIMAL(10,2) NULL CHECK (charging_area > 0),
  storey_height  DECIMAL(5,2)  NULL CHECK (storey_height > 0),
  customer_class VARCHAR(32)   NOT NULL,
  supply_status  VARCHAR(16)   NOT NULL CHECK (supply_status IN ('HEATED', 'STOPPED')),
  connected_from DATE          NULL COMMENT 'first heated day; unknown when longer ago than the records go back',
  version        INT           NOT NULL DEFAULT 0,
  import_id      BIGINT        NULL,
  import_line    INT           NULL COMMENT 'the row of the sheet',
  created_at     DATETIME(3)   NOT NULL,
  changed_at     DATETIME(3)   NOT NULL,
  UNIQUE KEY ux_address (building_id, unit_key, room_key),
  UNIQUE KEY ux_import_line (import_id, import_line),
  KEY ix_community (community_id),
  KEY ix_former_no (former_no),
  KEY ix_address (address),
  CONSTRAINT fk_property_building FOREIGN KEY (building_id) REFERENCES building (id),
  CONSTRAINT fk_property_community FOREIGN KEY (community_id) REFERENCES community (id),
  CONSTRAINT ck_some_area CHECK (COALESCE(building_area, usable_area, inner_area, charging_area) IS NOT NULL)
) COMMENT 'one heated dwelling or shop; areas in square metres, heights in metres';
