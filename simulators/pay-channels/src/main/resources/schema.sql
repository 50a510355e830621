create table if not exists wechat_trade (
  out_trade_no    varchar(32) primary key,
  method          varchar(8) not null,
  app_id          varchar(32) not null,
  description     varchar(127) not null,
  amount_fen      bigint not null check (amount_fen > 0),
  notify_url      varchar(255) not null,
  attach          varchar(128),
  expires_at      timestamp(3) with time zone,
  for_open_id     varchar(128),
  prepay_id       varchar(64) not null unique,
  code_id         varchar(32) not null unique,
  created_at      timestamp(3) with time zone not null,
  state           varchar(8) not null,
  transaction_id  varchar(32) unique,
  paid_at         timestamp(3) with time zone,
  paid_fen        bigint,
  payer_open_id   varchar(128),
  bank_type       varchar(16),
  refunded_fen    bigint not null default 0,
  payer_failures  int not null default 0,
  check (refunded_fen between 0 and coalesce(paid_fen, 0))
);
create index if not exists wechat_trade_paid on wechat_trade (paid_at);

create table if not exists wechat_refund (
  out_refund_no   varchar(64) primary key,
  refund_id       varchar(32) not null unique,
  out_trade_no    varchar(32) not null references wechat_trade,
  refund_fen      bigint not null check (refund_fen > 0),
  reason          varchar(80),
  notify_url      varchar(255),
  accepted_at     timestamp(3) with time zone not null,
  ends_as         varchar(16) not null,
  due_at          timestamp(3) with time zone not null,
  state           varchar(16) not null,
  ended_at        timestamp(3) with time zone
);
create index if not exists wechat_refund_trade on wechat_refund (out_trade_no);
create index if not exists wechat_refund_accepted on wechat_refund (accepted_at);

create table if not exists wechat_notice (
  id              varchar(36) primary key,
  event           varchar(32) not null,
  out_trade_no    varchar(32) not null references wechat_trade,
  url             varchar(255) not null,
  resource        varchar(4000) not null,
  created_at      timestamp(3) with time zone not null,
  state           varchar(12) not null,
  attempts        int not null default 0,
  due_at          timestamp(3) with time zone
);
create index if not exists wechat_notice_trade on wechat_notice (out_trade_no);

create table if not exists wechat_delivery (
  id              bigint generated always as identity primary key,
  notice_id       varchar(36) not null references wechat_notice,
  sent_at         timestamp(3) with time zone not null,
  answer          varchar(255) not null,
  fault           varchar(32)
);
create index if not exists wechat_delivery_notice on wechat_delivery (notice_id);
