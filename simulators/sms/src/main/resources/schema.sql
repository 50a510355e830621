create table if not exists sms_message (
  id              bigint generated always as identity primary key,
  biz_id          varchar(40) not null,
  phone           varchar(11) not null,
  sign_name       varchar(64) not null,
  template_code   varchar(32) not null,
  template_param  varchar(2000) not null,
  out_id          varchar(256),
  text            varchar(4000) not null,
  sent_at         timestamp(3) with time zone not null
);
create index if not exists sms_message_phone on sms_message (phone, id);
