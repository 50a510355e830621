package io.hearth.simulator.pay.wechat.bill;

/**
 * A bill ready for download.
 *
 * @param token by which it can be downloaded for five minutes
 * @param sha1 of the text, before it was zipped, in hexadecimal
 */
public record BillFile(String token, String sha1) {}
