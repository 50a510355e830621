create sequence if not exists tax_invoice_number;

create table if not exists tax_invoice (
  invoice_no      varchar(20) primary key,
  request_id      varchar(64) not null unique,
  request         varchar(20000) not null,
  kind            varchar(4) not null,
  original_no     varchar(20) references tax_invoice,
  seller_name     varchar(100) not null,
  seller_tax_no   varchar(20) not null,
  buyer_name      varchar(100) not null,
  buyer_tax_no    varchar(20),
  amount_fen      bigint not null check (amount_fen <> 0),
  tax_fen         bigint not null,
  red_fen         bigint not null default 0 check (red_fen >= 0),
  red_tax_fen     bigint not null default 0,
  issued_at       timestamp(3) with time zone not null,
  check (kind = 'RED' or red_fen <= amount_fen)
);
