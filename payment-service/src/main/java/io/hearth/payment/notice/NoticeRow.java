package io.hearth.payment.notice;

/** A notification that is being processed. */
record NoticeRow(String channel, String notificationId, String headers, String body, int attempts) {}
